/**
 * The build's list of the banks (build/offline-list.ts): the name of each, such as 'entrance/block-01' or 'physics/wave-optics', its address,
 * and its bytes on the wire. The texts that search looks through are one of them, 'search'.
 */
export interface BankList {
  readonly bytes: number;
  readonly banks: readonly { readonly name: string; readonly url: string; readonly bytes: number }[];
}

/** Rejects when the list does not come. It belongs to the program's version, so it says what this version needs. */
export async function loadBankList(): Promise<BankList> {
  const answer = await fetch('/offline.json');
  if (!answer.ok) throw new Error(`/offline.json: ${answer.status}`);
  return (await answer.json()) as BankList;
}

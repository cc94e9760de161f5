/** The build's list of the banks (build/offline-list.ts): the address of each, and its bytes on the wire. */
export interface BankList {
  readonly bytes: number;
  readonly banks: readonly { readonly url: string; readonly bytes: number }[];
}

/** Rejects when the list does not come. It belongs to the program's version, so it says what this version needs. */
export async function loadBankList(): Promise<BankList> {
  const answer = await fetch('/offline.json');
  if (!answer.ok) throw new Error(`/offline.json: ${answer.status}`);
  return (await answer.json()) as BankList;
}

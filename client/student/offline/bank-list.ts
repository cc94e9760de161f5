/** What the build says of the banks (build/offline-list.ts): where each is, and its bytes as they are sent. */
export interface BankList {
  readonly bytes: number;
  readonly banks: readonly { readonly url: string; readonly bytes: number }[];
}

/** Rejects when the list can't be had. It comes with the program, so that it says what this version of it needs. */
export async function loadBankList(): Promise<BankList> {
  const answer = await fetch('/offline.json');
  if (!answer.ok) throw new Error(`/offline.json: ${answer.status}`);
  return (await answer.json()) as BankList;
}

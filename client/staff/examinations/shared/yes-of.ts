import type { Consents, ConsentStep } from '#contract/consents.ts';

/** How it stands with the second examiner's yes to a step, with the request that decides it. */
export type SecondYes =
  | { readonly state: 'not-asked' }
  | { readonly state: 'asked' | 'own' | 'changed' | 'agreed'; readonly row: Consents['rows'][number] };

/** How it stands with the yes to a step. A yes, or a request, for what has changed since then is worth nothing. */
export function yesOf({ rows }: Consents, step: ConsentStep): SecondYes {
  const row = rows.find((each) => each.step === step);
  if (row === undefined) return { state: 'not-asked' };
  if (!row.isCurrent) return { state: 'changed', row };
  if (row.agreedAt !== null) return { state: 'agreed', row };
  return { state: row.isOwn ? 'own' : 'asked', row };
}

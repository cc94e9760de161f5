import type { BodyOf } from '#contract/calls.ts';

export type Decision = BodyOf<'POST /staff/examinations/:code/key'>['decisions'][number];
export type OptionId = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';

/** The possible decisions about an item, in the order of the form. */
export const verdicts = ['keep', 'another', 'several', 'to-all', 'dropped'] as const;
export type Verdict = (typeof verdicts)[number];

/** The draft of a decision about one item. */
export interface DraftDecision {
  /** Null while only the reason is written. */
  readonly verdict: Verdict | null;
  /** For the verdicts `another` and `several`. */
  readonly right: readonly OptionId[];
  readonly reason: string;
}

/** Drafts of decisions, by position. */
export type KeyDraft = Readonly<Record<number, DraftDecision>>;

/** A decision in the form of the server; null while it is incomplete. */
export function decisionOf(place: number, { verdict, right, reason: written }: DraftDecision): Decision | null {
  const reason = written.trim();
  if (reason === '' || verdict === null) return null;
  if (verdict === 'keep') return { place, keep: true, reason };
  if (verdict === 'another' || verdict === 'several')
    return right.length === 0 ? null : { place, right: [...right], reason };
  return { place, cancelled: verdict, reason };
}

/** Every decision of a draft, by position; null while one is incomplete. */
export function decisionsOf(draft: KeyDraft): readonly Decision[] | null {
  const decisions = Object.entries(draft).map(([place, decision]) => decisionOf(Number(place), decision));
  return decisions.some((decision) => decision === null) ? null : (decisions as Decision[]);
}

/** The same only for a trial. A reason changes no marks, so none is necessary yet, and a new reason starts no new request. */
export function triedOf(draft: KeyDraft): readonly Decision[] | null {
  const tried = Object.entries(draft).map(([place, decision]) => [place, { ...decision, reason: '–' }] as const);
  return decisionsOf(Object.fromEntries(tried));
}

/** Whether the key stays as it is, so that no mark can change: every decision of the draft keeps it. */
export function keepsKey(draft: KeyDraft): boolean {
  return Object.values(draft).every(({ verdict }) => verdict === 'keep');
}

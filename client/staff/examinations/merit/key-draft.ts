import type { BodyOf } from '#contract/calls.ts';

export type Decision = BodyOf<'POST /staff/examinations/:code/key'>['decisions'][number];
export type OptionId = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';

/** What can be decided about a place, in the order in which it is offered. */
export const verdicts = ['keep', 'another', 'several', 'to-all', 'dropped'] as const;
export type Verdict = (typeof verdicts)[number];

/** What is being decided about one place. */
export interface DraftDecision {
  /** Null while only the reason is written. */
  readonly verdict: Verdict | null;
  /** Of the verdicts `another` and `several`. */
  readonly right: readonly OptionId[];
  readonly reason: string;
}

/** Decisions that are not made yet, by place. */
export type KeyDraft = Readonly<Record<number, DraftDecision>>;

/** A decision as the server takes it; null while something of it is missing. */
export function decisionOf(place: number, { verdict, right, reason: written }: DraftDecision): Decision | null {
  const reason = written.trim();
  if (reason === '' || verdict === null) return null;
  if (verdict === 'keep') return { place, keep: true, reason };
  if (verdict === 'another' || verdict === 'several')
    return right.length === 0 ? null : { place, right: [...right], reason };
  return { place, cancelled: verdict, reason };
}

/** Every decision of a draft, by place; null while one is not complete. */
export function decisionsOf(draft: KeyDraft): readonly Decision[] | null {
  const decisions = Object.entries(draft).map(([place, decision]) => decisionOf(Number(place), decision));
  return decisions.some((decision) => decision === null) ? null : (decisions as Decision[]);
}

/** The same to be tried alone: no reason changes a mark, so none has to be written yet, and none that is asks anew. */
export function triedOf(draft: KeyDraft): readonly Decision[] | null {
  const tried = Object.entries(draft).map(([place, decision]) => [place, { ...decision, reason: '–' }] as const);
  return decisionsOf(Object.fromEntries(tried));
}

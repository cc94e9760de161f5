import type { BodyOf } from '#contract/calls.ts';

export type Decision = BodyOf<'POST /staff/examinations/:code/key'>['decisions'][number];
export type OptionId = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';
export type Verdict = 'keep' | 'right' | 'to-all' | 'dropped';

/** What is being decided about one place. */
export interface DraftDecision {
  readonly verdict: Verdict;
  /** Of the verdict `right`. */
  readonly right: readonly OptionId[];
  readonly reason: string;
}

/** Decisions that are not made yet, by place. */
export type KeyDraft = Readonly<Record<number, DraftDecision>>;

/** A decision as the server takes it; null while something of it is missing. */
export function decisionOf(place: number, { verdict, right, reason: written }: DraftDecision): Decision | null {
  const reason = written.trim();
  if (reason === '') return null;
  if (verdict === 'keep') return { place, keep: true, reason };
  if (verdict === 'right') return right.length === 0 ? null : { place, right: [...right], reason };
  return { place, cancelled: verdict, reason };
}

/** Every decision of a draft, by place; null while one is not complete. */
export function decisionsOf(draft: KeyDraft): readonly Decision[] | null {
  const decisions = Object.entries(draft).map(([place, decision]) => decisionOf(Number(place), decision));
  return decisions.some((decision) => decision === null) ? null : (decisions as Decision[]);
}

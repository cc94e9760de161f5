import { fromHundredths } from '#exam/marking/hundredths.ts';
import { decideKey, type Cancellation } from '#exam/marking/key.ts';
import { mark, type Choices, type MarkedSection } from '#exam/marking/mark.ts';
import type { KeyVersion } from '#server/features/examinations/marking/key-versions.ts';

/** A decision that changed a candidate's marks, with the total before and after it. */
export interface OwnChange {
  readonly version: number;
  readonly place: number;
  readonly right: string[];
  readonly cancelled: Cancellation | null;
  readonly before: number;
  readonly after: number;
}

/** The changes of one candidate's marks by the versions of a key, decision by decision; totals in marks. */
export function ownChanges(
  sections: readonly MarkedSection[],
  versions: readonly KeyVersion[],
  choices: Choices,
): OwnChange[] {
  const [first, ...later] = versions;
  if (first === undefined) return [];
  let { key } = first;
  let before = mark(sections, key, choices).marks;
  const changes: OwnChange[] = [];
  for (const { version, decisions } of later)
    for (const decision of decisions) {
      key = decideKey(key, [decision]);
      const after = mark(sections, key, choices).marks;
      const { right = [], cancelled = null } = key[decision.place] ?? {};
      const totals = { before: fromHundredths(before), after: fromHundredths(after) };
      if (after !== before) changes.push({ version, place: decision.place, right: [...right], cancelled, ...totals });
      before = after;
    }
  return changes;
}

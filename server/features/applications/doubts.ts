import type { Doubt, FeeState } from '#contract/applications.ts';
import { neededDocuments, type ParsedApplication } from '#contract/parse-application.ts';
import { ageOn } from '#contract/age.ts';
import type { StoredNotice } from './notice-rows.ts';
import { areSimilarNames } from './person.ts';

/** What doubts of one application are worked out from. */
export interface DoubtFacts {
  readonly application: Pick<ParsedApplication, 'dateOfBirth' | 'previousScore' | 'groups' | 'feeWay'>;
  /** The name in the compared form. */
  readonly name: string;
  /** What is known of its fee. */
  readonly fee: FeeState;
  /** The kinds of its documents. */
  readonly documents: readonly string[];
  /** Other applications with the same day of birth, not withdrawn, with their names in the compared form. */
  readonly sameDay: readonly { readonly number: string; readonly name: string }[];
  /** Others with the same voucher. */
  readonly sameVoucher: readonly { readonly number: string }[];
}

/**
 * What the rules of a notice doubt about an application (docs/rules/application.md, section 5). No doubt decides
 * anything. `day` is the day of the examination, `YYYY-MM-DD`.
 */
export function doubtsAbout(
  { application, name: own, fee, documents, sameDay, sameVoucher }: DoubtFacts,
  { rules, form }: Pick<StoredNotice, 'rules' | 'form'>,
  day: string,
): readonly Doubt[] {
  const { greatestAge, leastScore } = rules;
  const age = ageOn(application.dateOfBirth, day);
  const score = application.previousScore;
  const missing = neededDocuments(form, application).filter((kind) => !documents.includes(kind));
  const sameName = sameDay.filter(({ name }) => areSimilarNames(name, own));
  return [
    ...(greatestAge !== null && age > greatestAge ? [{ code: 'age' as const, age }] : []),
    ...doubtAboutScore(score, leastScore),
    ...(fee === 'owed' || fee === 'claimed' || fee === 'differs' ? [{ code: 'fee' as const }] : []),
    ...sameName.map(({ number }) => ({ code: 'same-person' as const, number })),
    ...sameVoucher.map(({ number }) => ({ code: 'same-voucher' as const, number })),
    ...missing.map((kind) => ({ code: 'document-missing' as const, kind })),
  ];
}

function doubtAboutScore(score: number | null, least: number | null): readonly Doubt[] {
  if (least === null) return [];
  if (score === null) return [{ code: 'score-not-told', least }];
  return score < least ? [{ code: 'score', score, least }] : [];
}

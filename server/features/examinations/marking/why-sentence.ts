import { fromHundredths } from '#exam/marking/hundredths.ts';
import { whyAbove, type RankReason, type RankedResult, type TieBreak } from '#exam/marking/rank.ts';
import type { answerTexts } from '#server/platform/http/answer-texts.ts';
import { marksFigure } from '#text/marks.ts';

type Words = ReturnType<typeof answerTexts>;

/** Answers "Why is A above B?" in one sentence, in the language of `t`. The order of the two does not matter. */
export function whySentence(one: RankedResult, other: RankedResult, tieBreaks: readonly TieBreak[], t: Words): string {
  const deciding = whyAbove(one, other, tieBreaks);
  if (deciding === null) return t.whyEqual(one.symbolNumber, other.symbolNumber, one.rank);
  const [above, below] = one.rank < other.rank ? [one, other] : [other, one];
  const [more, less] = valuesInWords(deciding, t);
  return t.whyAbove(
    above.symbolNumber,
    below.symbolNumber,
    criterionInWords(deciding.by, t),
    more,
    less,
    deciding.by !== 'marks',
  );
}

/**
 * Why `other` stands above or below `own`, for the candidate of `own`. It tells only the published values of the other
 * candidate. Of other values it tells only which of the two is better.
 */
export function whySentenceToOne(
  own: RankedResult,
  other: RankedResult,
  tieBreaks: readonly TieBreak[],
  t: Words,
): string {
  const deciding = whyAbove(own, other, tieBreaks);
  if (deciding === null) return t.whyEqualToYou(other.symbolNumber, own.rank);
  const { by } = deciding;
  const values = isPublished(by) ? valuesInWords(deciding, t) : undefined;
  const say = own.rank < other.rank ? t.whyYouAbove : t.whyAboveYou;
  return say(other.symbolNumber, criterionInWords(by, t), values, by !== 'marks');
}

/** Whether everyone may know a candidate's value for it: marks are published, birthdays are not. */
export function isPublished(by: RankReason['by']): boolean {
  return by === 'marks' || by === 'fewer-wrong' || by.startsWith('section:');
}

function criterionInWords(by: RankReason['by'], t: Words): string {
  switch (by) {
    case 'marks':
      return t.byMarks;
    case 'fewer-wrong':
      return t.byFewerWrong;
    case 'previous_score':
      return t.byPreviousScore;
    case 'date_of_birth':
      return t.byDateOfBirth;
    case 'hand-in':
      return t.byHandIn;
    default:
      return t.bySection(by.slice('section:'.length));
  }
}

function valuesInWords({ by, above, below }: RankReason, t: Words): readonly [string, string] {
  const inSeconds = (value: number) => t.minutesSeconds(Math.floor(value / 60_000), wholeSeconds(value) % 60);
  const exactly = (value: number) => t.minutesSeconds(Math.floor(value / 60_000), (value % 60_000) / 1000);
  // Within one second only the fractions separate two candidates.
  const sameSecond =
    typeof above === 'number' && typeof below === 'number' && wholeSeconds(above) === wholeSeconds(below);
  const say = (value: number | string | null) => {
    if (value === null) return t.noValue;
    if (typeof value === 'string') return value;
    if (by === 'fewer-wrong') return String(value);
    if (by === 'hand-in') return sameSecond ? exactly(value) : inSeconds(value);
    return marksFigure(fromHundredths(value));
  };
  return [say(above), say(below)];
}

function wholeSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}

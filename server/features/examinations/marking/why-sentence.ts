import { fromHundredths } from '#exam/marking/hundredths.ts';
import { criterionOf, isPlainTieBreak, sectionOf, type CriterionName, type TieBreak } from '#exam/marking/criteria.ts';
import { whyAbove, type RankReason, type RankedResult } from '#exam/marking/rank.ts';
import { answerTextsOf } from '#server/platform/http/answer-texts.ts';
import * as en from '#text/en/criteria.ts';
import { inEachLanguage, type Language } from '#text/language.ts';
import { marksFigure } from '#text/marks.ts';
import * as ne from '#text/ne/criteria.ts';

const criterionTexts = inEachLanguage(en, ne);

/** Answers "Why is A above B?" in one sentence, in `language`. The order of the two does not matter. */
export function whySentence(
  one: RankedResult,
  other: RankedResult,
  tieBreaks: readonly TieBreak[],
  language: Language,
): string {
  const t = answerTextsOf[language];
  const deciding = whyAbove(one, other, tieBreaks);
  if (deciding === null) return t.whyEqual(one.symbolNumber, other.symbolNumber, one.rank);
  const [above, below] = one.rank < other.rank ? [one, other] : [other, one];
  const [more, less] = valuesInWords(deciding, language);
  return t.whyAbove(
    above.symbolNumber,
    below.symbolNumber,
    criterionInWords(deciding.by, language),
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
  language: Language,
): string {
  const t = answerTextsOf[language];
  const deciding = whyAbove(own, other, tieBreaks);
  if (deciding === null) return t.whyEqualToYou(other.symbolNumber, own.rank);
  const { by } = deciding;
  const values = criterionOf(by).isPublished ? valuesInWords(deciding, language) : undefined;
  const say = own.rank < other.rank ? t.whyYouAbove : t.whyAboveYou;
  return say(other.symbolNumber, criterionInWords(by, language), values, by !== 'marks');
}

function criterionInWords(by: CriterionName, language: Language): string {
  const t = criterionTexts[language];
  return by === 'marks' || isPlainTieBreak(by) ? t.reasons[by] : t.marksIn(sectionOf(by) ?? by);
}

function valuesInWords({ by, above, below }: RankReason, language: Language): readonly [string, string] {
  const t = answerTextsOf[language];
  const { measure } = criterionOf(by);
  const inSeconds = (value: number) => t.minutesSeconds(Math.floor(value / 60_000), wholeSeconds(value) % 60);
  const exactly = (value: number) => t.minutesSeconds(Math.floor(value / 60_000), (value % 60_000) / 1000);
  // Within one second only the fractions separate two candidates.
  const sameSecond =
    typeof above === 'number' && typeof below === 'number' && wholeSeconds(above) === wholeSeconds(below);
  const say = (value: number | string | null) => {
    if (value === null) return t.noValue;
    if (typeof value === 'string') return value;
    if (measure === 'count') return String(value);
    if (measure === 'time') return sameSecond ? exactly(value) : inSeconds(value);
    return marksFigure(fromHundredths(value));
  };
  return [say(above), say(below)];
}

function wholeSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}

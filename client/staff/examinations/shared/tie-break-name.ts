import { isPlainTieBreak, sectionOf } from '#exam/marking/criteria.ts';
import { higherIn, tieBreaks } from '#messages/criteria.ts';
import { sectionName } from './section-name.ts';

/** A tie-break in words, as a rule of an examination: 'section:Physics' → 'Physics, higher first'. */
export function tieBreakName(by: string): string {
  if (isPlainTieBreak(by)) return tieBreaks[by];
  const title = sectionOf(by);
  return title === undefined ? by : higherIn(sectionName(title));
}

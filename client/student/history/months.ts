import { groupBy } from '#exam/group-by.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import { toBikram } from '#text/bikram-sambat.ts';
import { bikramMonths } from '#text/calendar-names.ts';
import { dayAt } from '#text/dates.ts';
import type { Language } from '#text/language.ts';
import { digitsIn } from '#text/numbers.ts';

/** Papers by the month of Bikram Sambat in which they ended, in their order. */
export function months(
  papers: readonly KeptAttempt[],
  language: Language,
): { readonly title: string; readonly papers: readonly KeptAttempt[] }[] {
  const titleOf = ({ ended }: KeptAttempt) => {
    const day = toBikram(dayAt(ended));
    return day === undefined
      ? ''
      : `${bikramMonths[language][day.month - 1] ?? ''} ${digitsIn(language, String(day.year))}`;
  };
  return [...groupBy(papers, titleOf)].map(([title, own]) => ({ title, papers: own }));
}

/** The possible start months of the list, latest first: each month with the end (ms) of its first paper. */
export function monthsBegun(papers: readonly KeptAttempt[], language: Language): { title: string; since: number }[] {
  return months(papers, language).map(({ title, papers: own }) => ({
    title,
    since: Math.min(...own.map(({ ended }) => ended)),
  }));
}

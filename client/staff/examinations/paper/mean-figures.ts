import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import type { PaperItem } from './use-paper.ts';

/** The mean of the known numbers; null if there is none. */
export function meanOf(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((each) => each !== null);
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length;
}

/** The mean difficulty of items, with one decimal; a dash if no item has a difficulty. */
export function meanDifficulty(items: readonly Pick<PaperItem, 'difficulty'>[]): string {
  const mean = meanOf(items.map(({ difficulty }) => difficulty));
  return mean === null ? '–' : numberIn(language, Math.round(mean * 10) / 10);
}

import { categoryKey } from '#exam/category.ts';
import type { Question } from '#exam/question.ts';
import { questionKey } from '#exam/question-key.ts';
import { shuffle, type Random } from '#exam/random.ts';
import type { PatternSection } from '#exam/ready-patterns.ts';

/** A question is met again in the sixth mock at the earliest, while the bank lasts. */
export const mocksWithout = 4;

/** What banks call a subject beside its slug. */
const namesOf: Readonly<Record<string, readonly string[]>> = {
  gk: ['gk', 'general knowledge', 'geography', 'history'],
};

/**
 * Draws the questions of a mock, a list a section: by chance, each once, and none of `earlier` (the keys of the mocks before,
 * the last one first) while there are others; then those that were met longest ago. A section of which the bank has too few
 * holds what there is.
 */
export function drawMock(
  sections: readonly PatternSection[],
  pool: readonly Question[],
  earlier: readonly ReadonlySet<string>[],
  random: Random,
): Question[][] {
  const byKey = new Map(pool.map((question) => [questionKey(question), question]));
  /** How many mocks ago a question was met: 1 is the last one. */
  const metAgo = (key: string) => {
    const ago = earlier.slice(0, mocksWithout).findIndex((keys) => keys.has(key));
    return ago < 0 ? mocksWithout + 1 : ago + 1;
  };
  return sections.map(({ subject, count }) => {
    const names = namesOf[subject] ?? [subject];
    const own = [...byKey].filter(([, { category }]) => names.includes(categoryKey(category)));
    return shuffle(own, random)
      .map(([key, question]) => ({ question, ago: metAgo(key) }))
      .sort((one, other) => other.ago - one.ago)
      .slice(0, count)
      .map(({ question }) => question);
  });
}

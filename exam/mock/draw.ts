import { categoryKey } from '#exam/category.ts';
import type { Question } from '#exam/question.ts';
import { questionKey } from '#exam/question-key.ts';
import { shuffle, type RandomSource } from '#exam/random.ts';
import type { PatternSection } from '#exam/ready-patterns.ts';

/** A question comes again in the sixth mock at the earliest, while the bank has others. */
export const mocksWithout = 4;

/** The names that banks use for a subject, besides its slug. */
const namesOf: Readonly<Record<string, readonly string[]>> = {
  gk: ['gk', 'general knowledge', 'geography', 'history'],
};

/**
 * Draws the questions of a mock at random, one list for each section, without repeats. It avoids questions of `earlier`
 * (the keys of the earlier mocks, the last one first) while there are others. After that it takes the questions that
 * were met longest ago. A section holds fewer questions if the bank has too few.
 */
export function drawMock(
  sections: readonly PatternSection[],
  pool: readonly Question[],
  earlier: readonly ReadonlySet<string>[],
  random: RandomSource,
): Question[][] {
  const byKey = new Map(pool.map((question) => [questionKey(question), question]));
  /** How many mocks ago a question was met; 1 is the last mock. */
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

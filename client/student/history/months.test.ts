import { expect, test } from 'vitest';
import { aDay, anAttempt, aPlace, november } from '#exam/testing/records.ts';
import { months, monthsBegun } from './months.ts';

const ending = (day: number) => anAttempt(`paper000-${day}`, november + day * aDay, [aPlace({ ms: 0 })]);
/** The first of Mangsir 2083 is the 17th of November 2026. */
const mangsir = Math.round((Date.parse('2026-11-17T06:00Z') - november) / aDay);
const papers = [mangsir + 3, mangsir, mangsir - 1, mangsir - 20].map(ending);

test('papers stand under the month of Bikram Sambat that they ended in, which begins with its first one', () => {
  expect(months(papers, 'en').map(({ title, papers: own }) => [title, own.length])).toEqual([
    ['Mangsir 2083', 2],
    ['Kartik 2083', 2],
  ]);
  expect(monthsBegun(papers, 'ne')).toEqual([
    { title: 'मंसिर २०८३', since: papers[1]?.ended },
    { title: 'कात्तिक २०८३', since: papers[3]?.ended },
  ]);
});

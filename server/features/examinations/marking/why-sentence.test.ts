import { expect, test } from 'vitest';
import type { Result, TieBreak } from '#exam/marking/criteria.ts';
import { result } from '#exam/testing/merit-cases.ts';
import { whySentence } from './why-sentence.ts';

const ranked = (symbolNumber: string, rank: number, more: Partial<Result>) => ({
  ...result(symbolNumber, 200, more),
  rank,
});
const equal = ', their totals being equal.';

test.each<[TieBreak, Partial<Result>, Partial<Result>, string]>([
  [
    'section:English',
    { sections: { English: 100 } },
    { sections: { English: -25 } },
    `marks in English: 1 against −0.25${equal}`,
  ],
  ['fewer-wrong', { wrong: 1 }, { wrong: 3 }, `fewer wrong answers: 1 against 3${equal}`],
  ['previous_score', { previousScore: 351 }, {}, `previous score: 3.51 against none${equal}`],
  [
    'date_of_birth',
    { dateOfBirth: '2008-01-01' },
    { dateOfBirth: '2008-01-02' },
    `date of birth: 2008-01-01 against 2008-01-02${equal}`,
  ],
  ['hand-in', { handInAt: 62_400 }, { handInAt: 63_100 }, `an earlier hand-in: 1 min 2 s against 1 min 3 s${equal}`],
  [
    'hand-in',
    { handInAt: 62_400 },
    { handInAt: 62_405 },
    `an earlier hand-in: 1 min 2.4 s against 1 min 2.405 s${equal}`,
  ],
])('%s is said with what each has of it, so that the two differ', (by, better, worse, said) => {
  const [above, below] = [ranked('1001', 1, better), ranked('1002', 2, worse)];
  expect(whySentence(below, above, [by], 'en')).toBe(`1001 stands above 1002 by ${said}`);
});

test('hand-ins within a second differ in Nepali too', () => {
  const [above, below] = [ranked('1001', 1, { handInAt: 400 }), ranked('1002', 2, { handInAt: 500 })];
  expect(whySentence(above, below, ['hand-in'], 'ne')).toContain('० मिनेट ०.४ सेकेन्ड र ० मिनेट ०.५ सेकेन्ड');
});

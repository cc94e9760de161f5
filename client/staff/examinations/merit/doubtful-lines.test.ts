import { expect, it } from 'vitest';
import { doubtfulLines } from './doubtful-lines.ts';

const counts = (answers: number, candidates: number) => ({ answers, candidates });

it('says before the key is published how much came late and how much can not be genuine, and nothing of neither', () => {
  const lateOpen = counts(0, 0);
  expect(doubtfulLines({ late: counts(5, 1), lateOpen, implausible: counts(1, 1) })).toEqual([
    '5 answers of 1 candidate came after the end.',
    '1 entry of 1 candidate has a time that can not be.',
  ]);
  expect(doubtfulLines({ late: counts(0, 0), lateOpen, implausible: counts(0, 0) })).toEqual([]);
});

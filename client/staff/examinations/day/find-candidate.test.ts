import { expect, it } from 'vitest';
import { findCandidate } from './find-candidate.ts';
import type { Candidate } from './rooms-of.ts';

const candidates = [
  ['10011', 'Asha Thapa'],
  ['1001', 'Sita Sharma'],
  ['A-17', 'सीता थापा'],
].map(([symbolNumber, name]) => ({ symbolNumber, name }) as Candidate);

it.each([
  ['1001', '1001'],
  ['10011', '10011'],
  ['१००१', '1001'],
  ['a-1', 'A-17'],
  [' sharma ', '1001'],
  ['थापा', 'A-17'],
  ['thapa', '10011'],
  ['2', undefined],
  ['  ', undefined],
])('what is typed as "%s" means %s', (typed, symbolNumber) => {
  expect(findCandidate(candidates, typed)?.symbolNumber).toBe(symbolNumber);
});

import { expect, it } from 'vitest';
import { stateWord } from './state-word.ts';

it('calls no candidate absent before the start', () => {
  const startsAt = '2026-11-25T05:00:00.000Z';
  const before = { now: '2026-11-25T04:59:59.999Z', startsAt };
  expect(stateWord('absent', before)).toBe('Not yet here');
  expect(stateWord('present', before)).toBe('Present');
  expect(stateWord('absent', { now: startsAt, startsAt })).toBe('Absent');
});

import { expect, test } from 'vitest';
import { stateAt, type StateFacts } from './examination-state.ts';

const minute = 60_000;
const startsAt = 1000 * minute;
const facts: StateFacts = { stored: 'sealed', startsAt, lastEnd: startsAt + 90 * minute, lateMinutes: 10 };
const at = (ms: number, more: Partial<StateFacts> = {}) => stateAt({ ...facts, ...more }, startsAt + ms);

test.each([
  [-45 * minute - 1, 'sealed'],
  [-45 * minute, 'open'],
  [-1, 'open'],
  [0, 'running'],
  [100 * minute, 'running'],
  [100 * minute + 1, 'ended'],
])('%i ms from the start it is %s by the clock', (ms, state) => {
  expect(at(ms)).toBe(state);
});

test('a draft does not open, and what staff have decided stays', () => {
  expect(at(0, { stored: 'draft' })).toBe('draft');
  expect(at(0, { stored: 'ended' })).toBe('ended');
  expect(at(0, { stored: 'published' })).toBe('published');
});

test('minutes given to the last candidate keep it running', () => {
  expect(at(105 * minute, { lastEnd: startsAt + 100 * minute })).toBe('running');
});

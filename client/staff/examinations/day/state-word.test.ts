import { expect, it } from 'vitest';
import { stateWord } from './state-word.ts';

it('calls no candidate absent before the start', () => {
  for (const state of ['sealed', 'open'] as const) expect(stateWord('absent', { state })).toBe('Not yet here');
  for (const state of ['running', 'ended'] as const) expect(stateWord('absent', { state })).toBe('Absent');
  expect(stateWord('present', { state: 'open' })).toBe('Present');
});

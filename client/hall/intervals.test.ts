import { expect, it } from 'vitest';
import { addTick } from './intervals.ts';

it('notes how long it ran, and begins anew after a time without a tick', () => {
  const ticks = [0, 5000, 10_000, 40_000, 45_000];
  expect(ticks.reduce((noted, at) => addTick(noted, at, 12_000), addTick([], 0, 12_000))).toEqual([
    { from: 0, to: 10_000 },
    { from: 40_000, to: 45_000 },
  ]);
});

import { expect, it } from 'vitest';
import { createTurns } from './candidate-pace.ts';

function turns(perMinute: number) {
  const clock = { now: 1_000_000 };
  const pauses: number[] = [];
  const take = createTurns(perMinute, { now: () => clock.now, sleep: async (ms) => void pauses.push(ms) });
  return { clock, pauses, take };
}

it('lets a candidate have all calls of a minute at once, and the next ones in their turn', async () => {
  const { pauses, take } = turns(30);
  for (let call = 0; call < 32; call += 1) await take('1001');
  expect(pauses).toEqual([2000, 4000]);
});

it('makes nobody else wait', async () => {
  const { pauses, take } = turns(30);
  for (let call = 0; call < 40; call += 1) await take('1001');
  pauses.length = 0;
  await take('1002');
  expect(pauses).toEqual([]);
});

it('refuses who would wait for more than half a minute, and says when to come again', async () => {
  const { take } = turns(30);
  for (let call = 0; call < 45; call += 1) await take('1001');
  await expect(take('1001')).rejects.toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: 2 });
});

it('has a full minute of calls again after a minute, and after a clock that was set back', async () => {
  const { clock, pauses, take } = turns(30);
  for (let call = 0; call < 30; call += 1) await take('1001');
  clock.now += 60_000;
  for (let call = 0; call < 30; call += 1) await take('1001');
  expect(pauses).toEqual([]);
  clock.now -= 3_600_000;
  await take('1001');
  expect(pauses).toEqual([]);
});

import { expect, it } from 'vitest';
import { createTurns } from './candidate-pace.ts';

function turns(perMinute: number) {
  const clock = { now: 1_000_000 };
  const pauses: number[] = [];
  const inTurn = createTurns(perMinute, { now: () => clock.now, sleep: async (ms) => void pauses.push(ms) });
  const take = (one: string) => inTurn(one, async () => undefined);
  return { clock, pauses, take, inTurn };
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

it('does the calls of one candidate one after the other, and goes on after one that fails', async () => {
  const { inTurn } = turns(30);
  const done: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      done.push(`${name} begins`);
      await Promise.resolve();
      done.push(`${name} ends`);
      if (fails) throw new Error(name);
    };
  const all = await Promise.allSettled([
    inTurn('1001', work('one', true)),
    inTurn('1001', work('two')),
    inTurn('1002', work('other')),
  ]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(done.indexOf('two begins')).toBeGreaterThan(done.indexOf('one ends'));
  expect(done.indexOf('other begins')).toBeLessThan(done.indexOf('two begins'));
});

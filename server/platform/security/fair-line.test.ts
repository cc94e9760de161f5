import { expect, it } from 'vitest';
import { createFairLine } from './fair-line.ts';

/** A line in which the test ends work and lets pauses pass. */
function makeLine({ atOnce = 1, waiting = 100 } = {}) {
  const pauses: { readonly ms: number; readonly pass: () => void }[] = [];
  const sleep = (ms: number) => new Promise<void>((pass) => pauses.push({ ms, pass }));
  const clock = { now: 0 };
  const line = createFairLine({ atOnce, waiting, now: () => clock.now, sleep });
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const outcomes: Promise<unknown>[] = [];
  const come = (lane: string, one: string) => {
    const work = () =>
      new Promise<void>((resolve) => {
        began.push(`${lane}${one}`);
        ends.push(resolve);
      });
    const outcome = line.run(lane, one, work).then(
      () => 'done',
      (error: unknown) => error,
    );
    outcomes.push(outcome);
    return outcome;
  };
  const endOne = async () => {
    ends.shift()?.();
    await settled();
  };
  return { line, clock, began, come, endOne, pauses, outcomes };
}

/** The outcomes so far. */
async function soFar(outcomes: readonly Promise<unknown>[]): Promise<unknown[]> {
  const seen: unknown[] = outcomes.map(() => 'waits');
  for (const [n, outcome] of outcomes.entries()) void outcome.then((value) => (seen[n] = value));
  await settled();
  return seen;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const busy = { code: 'busy', retryAfterSeconds: 5 };

/** A school in line, where each piece takes so many ms. Ends so many of them, and returns which were sent away. */
async function serve(made: ReturnType<typeof makeLine>, { msEach, ends }: { msEach: number; ends: number }) {
  for (let i = 0; i < ends; i += 1) {
    made.clock.now += msEach;
    await made.endOne();
  }
  return (await soFar(made.outcomes)).filter((outcome) => typeof outcome === 'object');
}

const school = (made: ReturnType<typeof makeLine>, pupils: number) => {
  for (let n = 0; n < pupils; n += 1) void made.come('a', String(n));
};

it('runs so many at once and the rest in order', async () => {
  const { began, come, endOne } = makeLine({ atOnce: 2 });
  for (const one of ['1', '2', '3']) void come('a', one);
  expect(began).toEqual(['a1', 'a2']);
  await endOne();
  expect(began).toEqual(['a1', 'a2', 'a3']);
});

it('gives lanes their turns, and within a lane those who ask: who sends much waits for himself', async () => {
  const { began, come, endOne } = makeLine();
  for (let i = 0; i < 4; i += 1) void come('a', '1');
  void come('a', '2');
  void come('b', '3');
  for (let i = 0; i < 6; i += 1) await endOne();
  expect(began).toEqual(['a1', 'a1', 'b3', 'a2', 'a1', 'a1']);
});

it('sends the newest of the longest lane away when too many wait', async () => {
  const { came, line } = (() => {
    const made = makeLine({ waiting: 3 });
    const outcomes = ['1', '1', '1', '1'].map((one) => made.come('a', one));
    return { came: [...outcomes, made.come('b', '2')], line: made };
  })();
  expect(await came[3]).toMatchObject(busy);
  for (let i = 0; i < 4; i += 1) await line.endOne();
  expect(await Promise.all([came[0], came[1], came[2], came[4]])).toEqual(['done', 'done', 'done', 'done']);
});

it('lets all wait where they are served within half a minute', async () => {
  const made = makeLine({ waiting: 1000 });
  school(made, 600);
  expect(await serve(made, { msEach: 45, ends: 599 })).toEqual([]);
});

it('sends nobody away because a hundred who work together end together', async () => {
  const made = makeLine({ atOnce: 100, waiting: 1000 });
  school(made, 1000);
  for (let batch = 0; batch < 9; batch += 1) {
    made.clock.now += 2000;
    expect(await serve(made, { msEach: 0, ends: 100 })).toEqual([]);
  }
});

it('sends away who would wait longer, and says when half of the others are through', async () => {
  const made = makeLine({ waiting: 1000 });
  school(made, 600);
  const away = await serve(made, { msEach: 200, ends: 100 });
  expect(away.length).toBeGreaterThan(300);
  expect(away.length).toBeLessThan(400);
  for (const each of away) {
    expect(each).toMatchObject({ code: 'busy', retryAfterSeconds: expect.toSatisfy((s: number) => s > 3 && s <= 15) });
  }
});

it('forgets how slow it was when nobody waits any more', async () => {
  const made = makeLine({ waiting: 1000 });
  school(made, 100);
  await serve(made, { msEach: 2000, ends: 100 });
  const before = made.outcomes.length;
  school(made, 600);
  expect(new Set(await soFar(made.outcomes.slice(before)))).toEqual(new Set(['waits']));
});

it('lets only as many wait as can still be served when the server ends', async () => {
  const made = makeLine({ waiting: 1000 });
  school(made, 200);
  await serve(made, { msEach: 100, ends: 50 });
  made.line.end();
  const away = await serve(made, { msEach: 100, ends: 0 });
  // At most six seconds of work stay, in time for the answers.
  expect(away.length).toBeGreaterThanOrEqual(200 - 50 - 1 - 65);
});

it('goes on after work that failed', async () => {
  const { line } = makeLine();
  await expect(line.run('a', '1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await line.run('a', '1', () => Promise.resolve('fine'))).toBe('fine');
});

it('lets a paused lane wait, and no other', async () => {
  const { line, began, come, endOne, pauses } = makeLine();
  line.pause('a', 1000);
  void come('a', '1');
  void come('b', '2');
  expect(began).toEqual(['b2']);
  await endOne();
  expect(began).toEqual(['b2']);
  pauses[0]?.pass();
  await settled();
  expect(began).toEqual(['b2', 'a1']);
});

it('ends a pause no sooner than the last one that was asked for', async () => {
  const { line, began, come, pauses } = makeLine();
  line.pause('a', 1000);
  line.pause('a', 2000);
  void come('a', '1');
  pauses[0]?.pass();
  await settled();
  expect(began).toEqual([]);
  pauses[1]?.pass();
  await settled();
  expect(began).toEqual(['a1']);
});

it('keeps no more waiting in a paused lane than get their turn within twenty seconds', async () => {
  const { line, come, outcomes } = makeLine();
  line.pause('a', 10_000);
  for (const one of ['1', '2', '3']) void come('a', one);
  expect(await outcomes[2]).toMatchObject({ code: 'busy', retryAfterSeconds: 10 });
});

it('pauses no more once the server ends', async () => {
  const { line, began, come } = makeLine();
  line.pause('a', 1000);
  void come('a', '1');
  line.end();
  line.pause('a', 1000);
  expect(began).toEqual(['a1']);
});

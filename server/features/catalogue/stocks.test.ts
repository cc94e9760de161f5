import { describe, expect, it } from 'vitest';
import { createStocks } from './stocks.ts';

/** Stocks of numbers, each one higher, whose clock and pauses the test controls. */
function stocksOf(size: number, waiting: number) {
  const clock = { now: 0 };
  const pauses: { ms: number; end: () => void }[] = [];
  const failures: string[] = [];
  const stocks = createStocks<string>({
    size,
    waiting,
    now: () => clock.now,
    sleep: (ms) =>
      new Promise<void>((resolve) => {
        pauses.push({ ms, end: resolve });
      }),
    failed: (_error, name) => void failures.push(name),
  });
  const made: string[] = [];
  const take = (name: string, tookMs = 10) =>
    stocks.take(name, async () => {
      clock.now += tookMs;
      made.push(name);
      return `${name} ${made.length}`;
    });
  /** Lets the pause pass, and what is to be made after it be made. */
  const goOn = async () => {
    pauses.pop()?.end();
    await new Promise(setImmediate);
  };
  return { stocks, take, goOn, made, pauses, failures };
}

describe('what is made ahead', () => {
  it('is given away once, at once while it lasts, and made again', async () => {
    const { take, goOn, made } = stocksOf(2, 10);
    expect(await take('a')).toBe('a 1');
    for (let round = 0; round < 4; round += 1) await goOn();
    expect(made).toHaveLength(3);
    expect([await take('a'), await take('a')]).toEqual(['a 2', 'a 3']);
  });

  it.each([
    ['short', 4, 15],
    ['long', 80, 80],
  ])('is followed by a pause, however many wait, after a %s making', async (_, tookMs, pauseMs) => {
    const { take, pauses, made } = stocksOf(2, 10);
    await take('a', tookMs);
    const waiting = [take('a'), take('b')];
    await new Promise(setImmediate);
    expect(made).toEqual(['a']);
    expect(pauses.map(({ ms }) => ms)).toEqual([pauseMs]);
    expect(waiting).toHaveLength(2);
  });

  it('is first for who waits, in turns, and only then for the shelf', async () => {
    const { take, goOn, made } = stocksOf(2, 10);
    await take('a');
    const come = [take('a'), take('a'), take('b')];
    for (let round = 0; round < 3; round += 1) await goOn();
    expect(made).toEqual(['a', 'a', 'b', 'a']);
    expect(await Promise.all(come)).toEqual(['a 2', 'a 4', 'b 3']);
  });

  it('is not there for more callers than may wait, of whatever name', async () => {
    const { stocks, take } = stocksOf(1, 2);
    await take('a');
    const waiting = [take('a'), take('b')];
    expect(await take('c')).toBeNull();
    stocks.end();
    expect(await Promise.all(waiting)).toEqual([null, null]);
    expect(await take('a')).toBeNull();
  });

  it('that can’t be made is told once, and tried again for the next caller', async () => {
    const { stocks, goOn, failures } = stocksOf(3, 10);
    const broken = () => Promise.reject(new Error('no paper'));
    expect(await stocks.take('a', broken)).toBeNull();
    for (let round = 0; round < 3; round += 1) await goOn();
    expect(failures).toEqual(['a']);
    expect(await Promise.all([stocks.take('a', broken), goOn()])).toEqual([null, undefined]);
    expect(failures).toEqual(['a', 'a']);
  });
});

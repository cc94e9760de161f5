import { expect, it } from 'vitest';
import { createQueue } from '#server/accounts/queue.ts';

it('runs so many at once, lets so many wait in order, and sends the rest away', async () => {
  const queue = createQueue(2, 1, 5);
  const ends: (() => void)[] = [];
  const began: number[] = [];
  const work = (n: number) => () =>
    new Promise<number>((resolve) => {
      began.push(n);
      ends.push(() => resolve(n));
    });

  const [first, second, third] = [queue(work(1)), queue(work(2)), queue(work(3))];
  await expect(queue(work(4))).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 5 });
  expect(began).toEqual([1, 2]);
  ends[1]?.();
  expect(await second).toBe(2);
  const fifth = queue(work(5));
  expect(began).toEqual([1, 2, 3]);
  ends[0]?.();
  expect(await first).toBe(1);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all([third, fifth])).toEqual([3, 5]);
});

it('goes on after work that failed', async () => {
  const queue = createQueue(1, 0, 5);
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue(() => Promise.resolve('fine'))).toBe('fine');
});

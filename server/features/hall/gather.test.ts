import { setImmediate as turnOver } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gather } from './gather.ts';

/** Lets some turns pass without a new item. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await turnOver();
}

/** Batches that end when the test says so. */
function heldBatches() {
  const batches: { readonly items: readonly number[]; readonly end: (error?: Error) => void }[] = [];
  const flush = (items: readonly number[]) =>
    new Promise<readonly string[]>((resolve, reject) => {
      batches.push({ items, end: (error) => (error ? reject(error) : resolve(items.map(String))) });
    });
  return { batches, flush };
}

test('what arrives in one turn goes together, and what arrives while that is under way with the next', async () => {
  const { batches, flush } = heldBatches();
  const put = gather(flush, { lanes: 1, most: 500 });
  const results = [put(1), put(2)];
  await quiet();
  expect(batches.map(({ items }) => items)).toEqual([[1, 2]]);
  results.push(put(3), put(4));
  batches[0]?.end();
  expect(await results[0]).toBe('1');
  await quiet();
  expect(batches[1]?.items).toEqual([3, 4]);
  batches[1]?.end();
  expect(await Promise.all(results)).toEqual(['1', '2', '3', '4']);
});

test('a second lane takes what comes while the first is busy, no batch is larger than allowed, and none is empty', async () => {
  const { batches, flush } = heldBatches();
  const put = gather(flush, { lanes: 2, most: 2 });
  for (const item of [1, 2, 3]) void put(item);
  await quiet();
  expect(batches.map(({ items }) => items)).toEqual([[1, 2], [3]]);
  void put(4);
  batches[0]?.end();
  batches[1]?.end();
  await quiet();
  expect(batches.map(({ items }) => items)).toEqual([[1, 2], [3], [4]]);
});

test('a batch that fails is told to all in it, and the next one goes on', async () => {
  const { batches, flush } = heldBatches();
  const put = gather(flush, { lanes: 1, most: 500 });
  const first = put(1);
  await quiet();
  const second = put(2);
  batches[0]?.end(new Error('disk'));
  await expect(first).rejects.toThrow('disk');
  await quiet();
  batches[1]?.end();
  expect(await second).toBe('2');
});

test('what can not be written fails alone: the rest of its batch is tried again without it', async () => {
  const batches: (readonly number[])[] = [];
  const put = gather(
    async (items: readonly number[]) => {
      batches.push(items);
      if (items.includes(3)) throw new Error('out of range');
      return items.map(String);
    },
    { lanes: 1, most: 500 },
  );
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(put));
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'refused'))).toEqual([
    '1',
    '2',
    'refused',
    '4',
    '5',
  ]);
  expect(batches).toEqual([[1, 2, 3, 4, 5], [1, 2, 3], [1, 2], [3], [4, 5]]);
});

test('a batch is not tried again while the database is away', async () => {
  const { batches, flush } = heldBatches();
  const put = gather(flush, { lanes: 1, most: 500 });
  const results = Promise.allSettled([put(1), put(2)]);
  await quiet();
  batches[0]?.end(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await quiet();
  expect(batches).toHaveLength(1);
});

test('who comes turn by turn, as new connections do, goes with one batch', async () => {
  const { batches, flush } = heldBatches();
  const put = gather(flush, { lanes: 1, most: 500 });
  for (let n = 1; n <= 20; n += 1) {
    void put(n);
    await turnOver();
    await turnOver();
  }
  await quiet();
  expect(batches.map(({ items }) => items.length)).toEqual([20]);
});

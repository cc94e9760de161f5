import { expect, test } from 'vitest';
import { gather } from './gather.ts';

/** Batches that end when the test says so. */
function heldBatches() {
  const batches: { readonly items: readonly number[]; readonly end: (error?: Error) => void }[] = [];
  const flush = (items: readonly number[]) =>
    new Promise<readonly string[]>((resolve, reject) => {
      batches.push({ items, end: (error) => (error ? reject(error) : resolve(items.map(String))) });
    });
  return { batches, flush };
}

test('what arrives while a batch is under way goes together with the next', async () => {
  const { batches, flush } = heldBatches();
  const put = gather(flush, { lanes: 1, most: 500 });
  const results = [put(1), put(2), put(3)];
  expect(batches.map(({ items }) => items)).toEqual([[1]]);
  batches[0]?.end();
  expect(await results[0]).toBe('1');
  expect(batches[1]?.items).toEqual([2, 3]);
  batches[1]?.end();
  expect(await Promise.all(results)).toEqual(['1', '2', '3']);
});

test('a second lane takes what comes while the first is busy, and no batch is larger than allowed', () => {
  const { batches, flush } = heldBatches();
  const put = gather(flush, { lanes: 2, most: 2 });
  for (const item of [1, 2, 3, 4, 5]) void put(item);
  expect(batches.map(({ items }) => items)).toEqual([[1], [2]]);
});

test('a batch that fails is told to all in it, and the next one goes on', async () => {
  const { batches, flush } = heldBatches();
  const put = gather(flush, { lanes: 1, most: 500 });
  const [first, second] = [put(1), put(2)];
  batches[0]?.end(new Error('disk'));
  await expect(first).rejects.toThrow('disk');
  batches[1]?.end();
  expect(await second).toBe('2');
});

import { expect, it } from 'vitest';
import { createCache } from './cache.ts';

/** A cache that counts how often each key was read; each reading returns its own number. */
function counted(options: Parameters<typeof createCache>[0]) {
  const cache = createCache<number>(options);
  let readings = 0;
  const get = (key: string, version?: string | number) => cache.get(key, async () => (readings += 1), version);
  return { cache, get };
}

it('reads once for all who ask in one moment, and again only for another version', async () => {
  const { get } = counted({ max: 10 });
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual([1, 1, 2]);
  expect([await get('a', 2), await get('a', 2), await get('a', 3)]).toEqual([3, 3, 4]);
});

it('lets the value go that was asked for longest ago', async () => {
  const { get } = counted({ max: 2 });
  for (const key of ['a', 'b', 'a', 'c']) await get(key);
  expect([await get('a'), await get('b')]).toEqual([1, 4]);
});

it('keeps a value for its time, also where the clock is set back', async () => {
  let at = 10_000;
  const { get } = counted({ max: 10, ttl: { ms: 1000, now: () => at } });
  await get('a');
  at = 10_999;
  expect(await get('a')).toBe(1);
  at = 11_000;
  expect(await get('a')).toBe(2);
  at = 5000;
  expect(await get('a')).toBe(3);
});

it('a reading that fails takes no value’s place', async () => {
  const { cache, get } = counted({ max: 1 });
  await get('a');
  await expect(cache.get('made up', () => Promise.reject(new Error('not found')))).rejects.toThrow('not found');
  expect(await get('a')).toBe(1);
});

it('forgets a reading that failed, and what it is told to forget', async () => {
  const { cache, get } = counted({ max: 10 });
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await get('a')).toBe(1);
  cache.forget('a');
  expect(await get('a')).toBe(2);
});

import type { BankList } from './bank-list.ts';
import { bankCache } from './cache-names.ts';

type Banks = BankList['banks'];

/** How many are fetched side by side: enough to fill a slow link, few enough that little is lost when it drops. */
const lanes = 3;

/** The banks that are not on this device. The cache itself is looked at: a browser short of room may have emptied it. */
export async function missingBanks(banks: Banks): Promise<Banks> {
  const cache = await caches.open(bankCache);
  const there = await Promise.all(banks.map(({ url }) => cache.match(url)));
  return banks.filter((_, place) => there[place] === undefined);
}

/**
 * Puts banks into the cache. `onBytes` is told the bytes of each that has come. Rejects when one doesn't come; those
 * that have come stay.
 */
export async function keepBanks(banks: Banks, onBytes: (bytes: number) => void): Promise<void> {
  const cache = await caches.open(bankCache);
  const queue = banks.values();
  const lane = async () => {
    for (const { url, bytes } of queue) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other in a lane; the lanes share the queue
      await cache.add(url);
      onBytes(bytes);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

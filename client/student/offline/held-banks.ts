import { loadBankList } from './bank-list.ts';
import { bankCache } from './cache-names.ts';

/** The names of the banks that this device keeps. Rejects where it keeps none. */
export async function heldBanks(): Promise<ReadonlySet<string>> {
  const [{ banks }, cache] = await Promise.all([loadBankList(), caches.open(bankCache)]);
  const held = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return new Set(banks.flatMap(({ url, name }) => (held.has(url) ? [name] : [])));
}

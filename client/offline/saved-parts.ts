import { askCatalogue } from '#client/api/ask-catalogue.ts';
import { isCached } from '#client/api/catalogue-cache.ts';
import { saveAnswer } from '#client/api/save-answer.ts';
import { loadBankList } from './bank-list.ts';
import { bankCache } from './cache-names.ts';

/** Something that is saved on this device by itself. */
export interface Part {
  /** As they are sent. */
  readonly bytes: number;
  /** The cache itself is looked at: a browser short of room may have emptied it. */
  readonly isSaved: () => Promise<boolean>;
  /** Rejects when it does not come, or has no room. */
  readonly save: () => Promise<void>;
}

/** Every paper that comes with the program, and every answer of the catalogue. Rejects when the lists can't be had. */
export async function loadParts(): Promise<readonly Part[]> {
  const [{ banks }, answers] = await Promise.all([loadBankList(), askCatalogue('GET /catalogue', {})]);
  const cache = await caches.open(bankCache);
  return [
    ...banks.map(({ url, bytes }) => ({
      bytes,
      isSaved: async () => (await cache.match(url)) !== undefined,
      save: () => cache.add(url),
    })),
    ...answers.map(({ path, bytes }) => ({ bytes, isSaved: () => isCached(path), save: () => saveAnswer(path) })),
  ];
}

/** Those that are not on this device. */
export async function missingOf(parts: readonly Part[]): Promise<readonly Part[]> {
  const saved = await Promise.all(parts.map((part) => part.isSaved()));
  return parts.filter((_, place) => saved[place] !== true);
}

export function bytesOf(parts: readonly Part[]): number {
  return parts.reduce((total, { bytes }) => total + bytes, 0);
}

import { askCatalogue } from '#client/lib/api/ask-catalogue.ts';
import { request } from '#client/lib/api/call.ts';
import { isCached, writeAnswer } from '#client/lib/api/catalogue-cache.ts';
import { loadBankList } from './bank-list.ts';
import { bankCache } from './cache-names.ts';

/** A file that is saved on this device by itself. */
export interface OfflineFile {
  /** As the server sends them. */
  readonly bytes: number;
  /** Reads the cache itself, because a browser short of room may have emptied it. */
  readonly isSaved: () => Promise<boolean>;
  /** Rejects when it does not come, or has no room. */
  readonly save: () => Promise<void>;
}

/** Every paper of the program, and every answer of the catalogue. Rejects when the lists do not come. */
export async function loadFiles(): Promise<readonly OfflineFile[]> {
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

/** The files that are not on this device. */
export async function missingOf(files: readonly OfflineFile[]): Promise<readonly OfflineFile[]> {
  const saved = await Promise.all(files.map((file) => file.isSaved()));
  return files.filter((_, place) => saved[place] !== true);
}

export function bytesOf(files: readonly OfflineFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

/** Fetches the catalogue's answer of a path below the API, for the time without a network. */
async function saveAnswer(path: string): Promise<void> {
  await writeAnswer(path, await request('GET', path), Date.now());
}

import { drawnPaperId } from '#contract/drawn-page.ts';
import { bankCache } from './cache-names.ts';

/**
 * Keeps the questions that the paper of this page was drawn from. The page came with its paper and does not need them. But without a network
 * the next paper is drawn from them. Rejects when they don't come, or have no room.
 */
export async function keepQuestionsOfPage(): Promise<void> {
  const files = document.getElementById(drawnPaperId)?.dataset['files']?.split(' ') ?? [];
  const cache = await caches.open(bankCache);
  for (const file of files) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other: the page's own requests come first
    if ((await cache.match(file)) === undefined) await cache.add(file);
  }
}

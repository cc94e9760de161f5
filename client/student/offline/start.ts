import { KeepForOffline } from './keep-for-offline.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { keepQuestionsOfPage } from './keep-questions.ts';
import { registerWorker } from './version.ts';

/** The frame's features if the device can keep the program. */
export interface OfflineFeatures {
  readonly KeepForOffline: typeof KeepForOffline;
  readonly UpdateNotice: typeof UpdateNotice;
}

/** Registers the service worker. Rejects if the browser refuses it. */
export async function startOffline(): Promise<OfflineFeatures> {
  // First: from the worker's first moment the page can be reloaded without a network. A page that fails to keep them works without, and
  // the next visit tries again.
  await keepQuestionsOfPage().catch(() => {});
  await registerWorker();
  return { KeepForOffline, UpdateNotice };
}

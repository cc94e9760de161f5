import { KeepForOffline } from './keep-for-offline.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { registerWorker } from './version.ts';

/** What the frame shows where the program is kept on the device. */
export interface OfflineFeatures {
  readonly KeepForOffline: typeof KeepForOffline;
  readonly UpdateNotice: typeof UpdateNotice;
}

/** Registers the service worker. Rejects where the browser refuses it. */
export async function startOffline(): Promise<OfflineFeatures> {
  await registerWorker();
  return { KeepForOffline, UpdateNotice };
}

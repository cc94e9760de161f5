import { createStore } from 'zustand/vanilla';
import { Workbox } from 'workbox-window';

let worker: Workbox | undefined;
/** Whether a newer version of the program is on this device and waits to be used. */
export const newVersionWaits = createStore(() => false);

/** Registers the service worker. Rejects where the browser refuses it, as some do in private windows. */
export async function registerWorker(): Promise<void> {
  worker = new Workbox('/sw.js', { updateViaCache: 'none' });
  worker.addEventListener('waiting', () => {
    newVersionWaits.setState(true, true);
  });
  // Whichever tab asked for the new version: the files of the old one are gone for all of them.
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (isUpdate === true || isExternal === true) window.location.reload();
  });
  await worker.register();
}

/** Lets the waiting version take over; every page then starts anew. */
export function takeNewVersion(): void {
  worker?.messageSkipWaiting();
}

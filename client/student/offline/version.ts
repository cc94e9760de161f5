import { createStore } from 'zustand/vanilla';
import { Workbox } from 'workbox-window';
import { language, prefix } from '#messages/language.ts';
import { workerFile } from './worker-file.ts';

let worker: Workbox | undefined;
/** Whether a newer version of the program is on this device and waits. */
export const newVersionWaits = createStore(() => false);

/** Registers the service worker. Rejects if the browser refuses it, as some do in private windows. */
export async function registerWorker(): Promise<void> {
  const file = `/${workerFile(language)}`;
  // Until now another language's worker may serve these pages: its own pages go on.
  const wasOurs = navigator.serviceWorker.controller?.scriptURL.endsWith(file) === true;
  worker = new Workbox(file, { updateViaCache: 'none', scope: prefix || '/' });
  worker.addEventListener('waiting', () => {
    newVersionWaits.setState(true, true);
  });
  // Whichever tab asked for the new version, the old files are gone for all of them.
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (wasOurs && (isUpdate === true || isExternal === true)) window.location.reload();
  });
  await worker.register();
}

/** Lets the waiting version take over; every page then starts anew. */
export function takeNewVersion(): void {
  worker?.messageSkipWaiting();
}

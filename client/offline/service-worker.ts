// Becomes dist/sw.js (scripts/service-worker.ts). Keeps the whole program on the device, so that every address opens
// without a network. A new version waits until no page uses the old one, or until the student asks for it.
import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { bankCache, fontCache, stillCache } from './cache-names.ts';

/** The build puts these in: every file of this version but those on demand, and the paths of the banks and of the films' stills. */
declare const builtProgram: PrecacheEntry[];
declare const builtBanks: string[];
declare const builtStills: string[];

/** What this file uses of a worker's globals: the library of types for workers clashes with that of pages. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: 'activate' | 'message',
    listener: (event: { data?: { type?: string }; waitUntil: (done: Promise<unknown>) => void }) => void,
  ) => void;
}
const worker = globalThis as unknown as WorkerScope;
/** What is kept once it has come, by its cache. */
const onceCome = [
  { cacheName: bankCache, paths: new Set(builtBanks) },
  { cacheName: stillCache, paths: new Set(builtStills) },
];

precacheAndRoute(builtProgram, { cleanURLs: false });
for (const { cacheName, paths } of onceCome) {
  registerRoute(({ url }) => paths.has(url.pathname), new CacheFirst({ cacheName }));
}
registerRoute(({ url }) => url.pathname.endsWith('.woff2'), new CacheFirst({ cacheName: fontCache }));
// As the server does it: no file and no call is ever answered by a page.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/shell.html'), {
    denylist: [/^\/(api|assets)(\/|$)/, /\.[a-z\d]{1,11}$/i],
  }),
);

// The page of a first visit as well: the bank of an exam that is opened next is then kept.
clientsClaim();

worker.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
worker.addEventListener('activate', (event) => event.waitUntil(Promise.all(onceCome.map(dropOld))));

/** What an earlier version kept would stay for ever: no page asks for it any more. */
async function dropOld({ cacheName, paths }: (typeof onceCome)[number]): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await cache.keys();
  await Promise.all(
    kept.filter(({ url }) => !paths.has(new URL(url).pathname)).map((request) => cache.delete(request)),
  );
}

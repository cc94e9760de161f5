// Becomes dist/sw.js, and one worker for each other language (build/service-worker.ts). Keeps the whole program on the device, so that
// every address opens without a network. A new version waits until no page uses the old one, or until the student asks for it.
import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { undrawnQuery } from '#contract/drawn-page.ts';
import { addressOf, isFileAddress, isHallAddress, isStaffAddress, readableUrl } from '#contract/address.ts';
import { languageOfPath, prefixes, type Language } from '#text/language.ts';
import { bankCache, fontCache, pageCache, stillCache } from './cache-names.ts';

/** The build fills these in: every file of this version but those on demand, and the paths of the banks and of the films' stills. */
declare const builtProgram: PrecacheEntry[];
declare const builtBanks: string[];
declare const builtStills: string[];
/** The addresses of pages with their own HTML, except the home page, and the first script of this version's pages. */
declare const builtPages: string[];
/** Of those whose paper the server draws, the files that hold all their questions. */
declare const builtDrawn: Record<string, string[]>;
declare const builtEntry: string;
/** Matches the addresses that a route of the client takes. */
declare const builtRoutes: string;
/** The pages of this worker. */
declare const builtLanguage: Language;

/** The worker globals that this file uses. The type library for workers clashes with that of pages. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: 'activate' | 'message',
    listener: (event: { data?: { type?: string }; waitUntil: (done: Promise<unknown>) => void }) => void,
  ) => void;
}
const worker = globalThis as unknown as WorkerScope;
/** Files that stay once they have come, by their cache. */
const onceCome = [
  { cacheName: bankCache, paths: new Set(builtBanks) },
  { cacheName: stillCache, paths: new Set(builtStills) },
];

precacheAndRoute(builtProgram, { cleanURLs: false });
for (const { cacheName, paths } of onceCome) {
  registerRoute(({ url }) => paths.has(url.pathname), new CacheFirst({ cacheName }));
}
registerRoute(({ url }) => url.pathname.endsWith('.woff2'), new CacheFirst({ cacheName: fontCache }));

const shell = createHandlerBoundToURL(`${prefixes[builtLanguage]}/shell.html`);
const pages = new Set(builtPages);
/** Another version's page names files that are not on this device. */
const ofThisVersion = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    (await response.clone().text()).includes(builtEntry) ? response : null,
};
const seenBefore = new CacheFirst({ cacheName: pageCache, plugins: [ofThisVersion] });
/** A page of this version, or the shell, which works too, if the page does not come soon. */
const orShell = (options: RouteHandlerCallbackOptions, page: Promise<Response>) =>
  Promise.race([page.catch(() => shell(options)), tooSlow().then(() => shell(options))]);
registerRoute(
  // The results of a search are made on the device, and no page of them is kept.
  ({ request, url }) => request.mode === 'navigate' && pages.has(url.pathname) && !url.searchParams.has('q'),
  (options) => {
    const path = options.url.pathname;
    const seen = () => seenBefore.handle({ ...options, request: new Request(path + undrawnQuery) });
    if (builtDrawn[path] === undefined) return orShell(options, seenBefore.handle(options));
    // The questions on this device cost nothing, and the device draws from them. A paper that the server drew is never kept.
    const drawn = () => fetch(options.request).catch(seen);
    return orShell(
      options,
      areKept(builtDrawn[path]).then((kept) => (kept ? seen() : drawn())),
    );
  },
);
// The program asks for a paper (client/student/exam/fetch-drawn-paper.ts). With the questions here it draws one without a byte.
registerRoute(
  ({ request, url }) => request.mode !== 'navigate' && builtDrawn[url.pathname] !== undefined,
  async ({ request, url }) =>
    (await areKept(builtDrawn[url.pathname] ?? [])) ? new Response(null, { status: 204 }) : fetch(request),
);
// Like the server: a page never answers a request for a file or a call. The staff area and the hall are other programs.
const clientRoutes = new RegExp(builtRoutes, 'i');
registerRoute(
  ({ request, url: { pathname } }) =>
    request.mode === 'navigate' &&
    languageOfPath(pathname) === builtLanguage &&
    !/^\/api(\/|$)/.test(pathname) &&
    !isStaffAddress(pathname) &&
    !isHallAddress(pathname) &&
    !isFileAddress(addressOf(readableUrl(pathname)), clientRoutes),
  shell,
);

// Also the page of a first visit, so that the worker keeps the bank of the next exam.
clientsClaim();

worker.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([caches.delete(pageCache), ...onceCome.map(dropOld)])),
);

/** How long the worker waits for a page's own HTML when it has the shell, which works too. */
function tooSlow(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1500);
  });
}

async function areKept(files: readonly string[]): Promise<boolean> {
  const cache = await caches.open(bankCache);
  const kept = await Promise.all(files.map((file) => cache.match(file)));
  return kept.every((file) => file !== undefined);
}

/** An earlier version's files would stay for ever, because no page requests them any more. */
async function dropOld({ cacheName, paths }: (typeof onceCome)[number]): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await cache.keys();
  await Promise.all(
    kept.filter(({ url }) => !paths.has(new URL(url).pathname)).map((request) => cache.delete(request)),
  );
}

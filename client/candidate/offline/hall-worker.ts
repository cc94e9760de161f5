// Becomes dist/sw-hall.js, and one worker for each other language (build/service-worker.ts). Keeps the hall on the device, so that a reload
// without a network comes back to the paper. With a network the newest page counts.
/** The build fills these in: the files that the program needs, the optional ones, and its page under its address. */
declare const builtFiles: readonly string[];
declare const builtFonts: readonly string[];
declare const builtPage: string;
/** The name of this version's cache, and the start of the names of all versions in this language. */
declare const builtCache: string;
declare const builtCaches: string;

/** The worker globals that this file uses. The type library for workers clashes with that of pages. */
interface WorkerEvent {
  readonly waitUntil: (done: Promise<unknown>) => void;
}
interface RequestEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
interface WorkerScope {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}
const worker = globalThis as unknown as WorkerScope;

/** How long the worker waits for a page, in ms, when it has one already. */
const pageTimeoutMs = 3000;
const cachedFiles = new Set([...builtFiles, ...builtFonts]);

async function install(): Promise<void> {
  const cache = await caches.open(builtCache);
  await cache.addAll([builtPage, ...builtFiles]);
  // Any of these may be absent: words are readable without them.
  await Promise.allSettled(builtFonts.map((file) => cache.add(file)));
  await worker.skipWaiting();
}

/** A page of an earlier version has all its files by now. Its other requests go to the network. */
async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(builtCaches) && name !== builtCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function keptFile(request: Request): Promise<Response> {
  const cache = await caches.open(builtCache);
  return (await cache.match(request.url)) ?? fetch(request);
}

async function page(request: Request): Promise<Response> {
  const own = caches.open(builtCache).then((cache) => cache.match(builtPage));
  const fresh = fetch(request).then((answer) =>
    answer.status < 500 ? answer : Promise.reject(new Error(`${answer.status}`)),
  );
  const tooSlow = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('too slow')), pageTimeoutMs);
  });
  return Promise.race([fresh, tooSlow]).catch(async () => (await own) ?? fresh);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (cachedFiles.has(pathname)) event.respondWith(keptFile(request));
});

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';
import { hallShellFile } from '#contract/built-pages.ts';
import { languageOfPath, prefixes, type Language } from '#text/language.ts';
import { knownAddresses } from './addresses.ts';
import { scriptTarget } from './browser-floor.ts';
import { folderOf } from './language-build.ts';
import { licenceList, takeShipped, type ShippedPackage } from './licences.ts';
import { hallWorkerFile } from '#client/candidate/offline/worker-file.ts';
import { workerFile } from '#client/student/offline/worker-file.ts';

/** Fetched when a page asks for it: films by the part, their stills, and a face that few English pages set something in. */
const onDemand = { en: /\.(webm|mp4|webp)$|\/mukta-nepali-/, ne: /\.(webm|mp4|webp)$/ };
/** For others than the program: what a home screen and links to it show, search engines read, and the server alone sees. */
const outside = /\.(png|txt|xml)$|\/\.|\/sw(-ne)?\.js$/;

/** What a service worker keeps of a build. */
interface CacheEntry {
  /** Which files under assets/ the program in its language is made of. */
  readonly assets: ReadonlySet<string>;
  /** The paths of the banks, which are on demand, and kept once they have come, as the stills and the pages are. */
  readonly banks: readonly string[];
  /** The path of the program's first file: a page of this version names it. */
  readonly entry: string;
}

/**
 * Writes the service worker of a language, from client/student/offline/service-worker.ts with the names of all that the program in
 * that language is made of: every file in dist/ but those on demand, and those of other languages alone. Each language has
 * a worker of its own for its addresses, so that nobody keeps two programs who reads one. Returns the packages that are in it, as the hall's does.
 */
export async function writeServiceWorker(
  root: string,
  language: Language,
  { assets, banks, entry }: CacheEntry,
): Promise<ShippedPackage[]> {
  const dist = join(root, 'dist');
  const onItsOwn = new Set(banks);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dist, name)).isFile())
    .map((name) => ({ path: `/${name.split(sep).join('/')}`, file: join(dist, name) }))
    .filter(({ path }) => {
      if (path.startsWith('/assets/')) return assets.has(path.slice('/assets/'.length));
      return !/\.(html|webmanifest)$/.test(path) || languageOfPath(path) === language;
    });
  // Comes once more with its style sheet in every page: kept when a student sees it. The home page is the one to begin with.
  const home = `/${folderOf(language)}index.html`;
  const isPageOfItsOwn = (path: string) => path.endsWith('/index.html') && path !== home;
  const stills = files.map(({ path }) => path).filter((path) => path.endsWith('.webp'));
  const program = files
    .filter(
      ({ path }) =>
        !onItsOwn.has(path) && !onDemand[language].test(path) && !isPageOfItsOwn(path) && !outside.test(path),
    )
    .map(({ path, file }) => entryOf(path === home ? prefixes[language] || '/' : path, file));
  const pages = files.map(({ path }) => path).filter(isPageOfItsOwn);
  return buildWorker(root, 'client/student/offline/service-worker.ts', workerFile(language), {
    builtProgram: program,
    builtBanks: banks,
    builtStills: stills,
    builtPages: pages.map((path) => encodeURI(path.replace(/\/index\.html$/, ''))),
    builtEntry: entry,
    builtRoutes: knownAddresses,
    builtLanguage: language,
  });
}

/**
 * Writes the service worker of the hall in a language, from client/candidate/offline/hall-worker.ts: it keeps the hall alone, which a
 * candidate's device may have no more of. `assets` are the names of the hall's files under assets/.
 */
export async function writeHallWorker(
  root: string,
  language: Language,
  assets: readonly string[],
): Promise<ShippedPackage[]> {
  const page = readFileSync(join(root, 'dist', folderOf(language), hallShellFile));
  const urls = assets.map((name) => `/assets/${name}`).toSorted();
  const isFont = (url: string) => url.endsWith('.woff2');
  const caches = `tayari-hall-${language}-`;
  return buildWorker(root, 'client/candidate/offline/hall-worker.ts', hallWorkerFile(language), {
    builtFiles: urls.filter((url) => !isFont(url)),
    builtFonts: urls.filter((url) => isFont(url) && !onDemand[language].test(url)),
    builtPage: `${prefixes[language]}/hall`,
    builtCache: caches + createHash('sha256').update(page).update(urls.join()).digest('hex').slice(0, 16),
    builtCaches: caches,
  });
}

/** Builds a worker in one file in dist/, with values in place of the names that it declares; returns the packages that are in it. */
async function buildWorker(
  root: string,
  source: string,
  name: string,
  values: Readonly<Record<string, unknown>>,
): Promise<ShippedPackage[]> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
    build: {
      target: scriptTarget,
      outDir: join(root, 'dist'),
      emptyOutDir: false,
      license: licenceList,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, source),
        output: { format: 'iife', entryFileNames: name },
      },
    },
  });
  return takeShipped(join(root, 'dist'));
}

/** Under the address that it is asked for by. What carries its hash in its name needs no other. */
function entryOf(url: string, file: string): PrecacheEntry {
  if (url.startsWith('/assets/')) return { url, revision: null };
  return { url, revision: createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16) };
}

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

/** Pages request these when they need them: films part by part, their stills, and a face that few English pages use. */
const onDemand = { en: /\.(webm|mp4|webp)$|\/mukta-nepali-/, ne: /\.(webm|mp4|webp)$/ };
/** Not for the program: files for the home screen and for shared links, for search engines, and for the server only. */
const outside = /\.(png|txt|xml)$|\/\.|\/sw(-ne)?\.js$/;

/** What a service worker keeps of a build. */
interface CacheEntry {
  /** The files under assets/ that the program in its language needs. */
  readonly assets: ReadonlySet<string>;
  /** The paths of the banks. They come on demand and stay on the device after that, like the stills and the pages. */
  readonly banks: readonly string[];
  /** The files that hold all questions of a page whose paper the server draws, by its path. */
  readonly drawn: Readonly<Record<string, readonly string[]>>;
  /** The path of the program's first file, which each page of this version names. */
  readonly entry: string;
}

/**
 * Writes the service worker of a language, from client/student/offline/service-worker.ts. It gets the names of all files of the program in
 * that language: every file in dist/ except those on demand and those of only other languages. Each language has its own worker for its
 * addresses. So a reader of one language does not keep two programs. Returns the packages in it, like the hall's.
 */
export async function writeServiceWorker(
  root: string,
  language: Language,
  { assets, banks, drawn, entry }: CacheEntry,
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
  // Each page carries the style sheet again, so the device keeps a page when a student sees it. The home page is the first.
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
    builtDrawn: drawn,
    builtEntry: entry,
    builtRoutes: knownAddresses,
    builtLanguage: language,
  });
}

/**
 * Writes the service worker of the hall in a language, from client/candidate/offline/hall-worker.ts. It keeps only the hall, because a
 * candidate's device may hold no more of it. `assets` are the names of the hall's files under assets/.
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

/** Builds a worker into one file in dist/, with values in place of the names that it declares. Returns the packages in it. */
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

/** Under its requested address. A file with its hash in its name needs no other revision. */
function entryOf(url: string, file: string): PrecacheEntry {
  if (url.startsWith('/assets/')) return { url, revision: null };
  return { url, revision: createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16) };
}

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';
import { knownAddresses } from './addresses.ts';
import { scriptTarget } from './browser-floor.ts';

/** Fetched when a page asks for it: films by the part, their stills, and a face that few pages set something in. */
const onDemand = /\.(webm|mp4|webp)$|\/mukta-devanagari-/;
/** Comes once more with its style sheet in every page: kept when a student sees it. The home page is the one to begin with. */
const pageOfItsOwn = /^\/.+\/index\.html$/;
/** For others than the program: what a home screen and links to it show, search engines read, and the server alone sees. */
const outside = /\.(png|txt|xml)$|\/\./;

/**
 * Writes dist/sw.js, from client/offline/service-worker.ts with the names of all that the program is made of: every file
 * in dist/ but those on demand. `banks` are the paths of the banks, which are on demand too, and kept once they have come,
 * as the stills and the pages are. `entry` is the path of the program's first file: a page of this version names it.
 */
export async function writeServiceWorker(root: string, banks: readonly string[], entry: string): Promise<void> {
  const dist = join(root, 'dist');
  const onItsOwn = new Set(banks);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dist, name)).isFile())
    .map((name) => ({ path: `/${name.split(sep).join('/')}`, file: join(dist, name) }));
  const stills = files.map(({ path }) => path).filter((path) => path.endsWith('.webp'));
  const program = files
    .filter(
      ({ path }) => !onItsOwn.has(path) && !onDemand.test(path) && !pageOfItsOwn.test(path) && !outside.test(path),
    )
    .map(entryOf);
  const pages = files.map(({ path }) => path).filter((path) => pageOfItsOwn.test(path));
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: {
      builtProgram: JSON.stringify(program),
      builtBanks: JSON.stringify(banks),
      builtStills: JSON.stringify(stills),
      builtPages: JSON.stringify(pages.map((path) => encodeURI(path.replace(/\/index\.html$/, '')))),
      builtEntry: JSON.stringify(entry),
      builtRoutes: JSON.stringify(knownAddresses),
    },
    build: {
      target: scriptTarget,
      outDir: dist,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'client/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** The home page stands under the address that it is asked for by. What carries its hash in its name needs no other. */
function entryOf({ path, file }: { path: string; file: string }): PrecacheEntry {
  const url = path === '/index.html' ? '/' : path;
  if (path.startsWith('/assets/')) return { url, revision: null };
  return { url, revision: createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16) };
}

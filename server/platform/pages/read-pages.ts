import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { BuiltRoutes, hallShellFile, notFoundFile, routesFile, staffShellFile } from '#contract/built-pages.ts';
import { answerOf, type Answer } from '#server/platform/http/answer.ts';
import { compress } from '#server/platform/http/compress.ts';
import { fillIn, isUnfinished, type Filling } from './fill-in.ts';
import { languages, prefixes, type Language } from '#text/language.ts';

const decompress = promisify(brotliDecompress);

const html = 'text/html; charset=utf-8';
const shellFile = 'shell.html';

/** What search engines ask for; like the pages, it has to name whole addresses. */
const forSearchEngines = { '/robots.txt': 'text/plain; charset=utf-8', '/sitemap.xml': 'application/xml' } as const;

/** A page as it is sent, finished when it is asked for the first time. */
export type Page = () => Promise<Answer>;

/** What a built client is served from, held in memory: another build in its place changes nothing until the next start. */
export interface Pages {
  /** By path without a slash at the end; the home page under ''. */
  readonly byPath: ReadonlyMap<string, Page>;
  /** What a client route without a page of its own gets, by language: shell.html, which also is at the address of its file. */
  readonly shells: Readonly<Record<Language, Page | null>>;
  /** What every address of the staff area gets, by language. */
  readonly staffShells: Readonly<Record<Language, Page | null>>;
  /** What every address of the hall gets, by language. */
  readonly hallShells: Readonly<Record<Language, Page | null>>;
  /** The HTML of the page for an address that leads nowhere, by language. */
  readonly notFound: Readonly<Record<Language, string | null>>;
  /** Which addresses the client has. */
  readonly routes: BuiltRoutes;
}

/**
 * Reads what the build left in `folder`, with the .br and .gz files beside it; of a build that isn't there, nothing.
 * `filling` gives what only the installation knows, and is asked when the first page needs it.
 */
export function readPages(folder: string, filling: () => Filling): Pages {
  const file = (name: string) => join(folder, name);
  const has = (name: string) => existsSync(file(name));
  const byPath = new Map<string, Page>();
  for (const name of has('.') ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []) {
    if (name !== 'index.html' && !name.endsWith(`${sep}index.html`)) continue;
    const path = relative('.', name).split(sep).slice(0, -1).join('/');
    byPath.set(path === '' ? '' : `/${path}`, pageOf(file(name), html, filling));
  }
  for (const [path, type] of Object.entries(forSearchEngines)) {
    if (has(path)) byPath.set(path, pageOf(file(path), type, filling));
  }
  const shellsFrom = (shell: string) => inEach((name) => (has(name) ? pageOf(file(name), html, filling) : null), shell);
  const shells = shellsFrom(shellFile);
  // Asked for by the service worker, which keeps it.
  for (const language of languages) {
    const shell = shells[language];
    if (shell) byPath.set(`${prefixes[language]}/${shellFile}`, shell);
  }
  return {
    byPath,
    shells,
    staffShells: shellsFrom(staffShellFile),
    hallShells: shellsFrom(hallShellFile),
    notFound: inEach((name) => (has(name) ? readFileSync(file(name), 'utf8') : null), notFoundFile),
    routes: has(routesFile)
      ? BuiltRoutes.parse(JSON.parse(readFileSync(file(routesFile), 'utf8')))
      : { known: '(?!)', listed: '(?!)' },
  };
}

/** What each language has of a file that all of them have. */
function inEach<Content>(read: (name: string) => Content, name: string): Record<Language, Content> {
  return { en: read(join(prefixes.en, name)), ne: read(join(prefixes.ne, name)) };
}

/**
 * What is held until a page is asked for is its compressed file alone: finishing all pages would cost every start a second, and
 * holding them 20 MB. Whoever is first to want one waits for that one.
 */
function pageOf(file: string, type: string, filling: () => Filling): Page {
  const isPacked = existsSync(`${file}.br`);
  let bytes: Buffer | null = readFileSync(isPacked ? `${file}.br` : file);
  async function finish(built: Buffer): Promise<Answer> {
    const content = isPacked ? await decompress(built) : built;
    const known = filling();
    if (isUnfinished(content, known)) return fillIn(content, type, known);
    const compressed = isPacked
      ? { br: built, gzip: await compress(content, 'gzip', 'best') }
      : { br: null, gzip: null };
    return answerOf(type, content, compressed);
  }
  let finished: Promise<Answer> | undefined;
  return () => {
    finished ??= finish(bytes ?? Buffer.of());
    // Held once, as it is sent.
    bytes = null;
    return finished;
  };
}

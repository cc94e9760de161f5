import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import {
  BuiltRoutes,
  hallShellFile,
  notFoundFile,
  routesFile,
  sitemapFiles,
  staffShellFile,
} from '#contract/built-pages.ts';
import { answerOf, type Answer } from '#server/platform/http/answer.ts';
import { compress } from '#server/platform/http/compress.ts';
import { fillIn, isUnfinished, type PageValues } from './fill-in.ts';
import { languages, prefixes, type Language } from '#text/language.ts';

const decompress = promisify(brotliDecompress);

const html = 'text/html; charset=utf-8';
const shellFile = 'shell.html';

/** The type of a file for search engines, which must name whole addresses as the pages do; null for any other. */
function typeForSearchEngines(name: string): string | null {
  if (name === 'robots.txt') return 'text/plain; charset=utf-8';
  return sitemapFiles.test(name) ? 'application/xml' : null;
}

/** A page as it is sent, filled in at its first request. */
export type Page = () => Promise<Answer>;

/** The built client that is served, held in memory. A new build in its place changes nothing until the next start. */
export interface Pages {
  /** By path without a slash at the end; the home page under ''. */
  readonly byPath: ReadonlyMap<string, Page>;
  /**
   * The page of a client route without its own page, by language. It is shell.html, also at the address of its file.
   */
  readonly shells: Readonly<Record<Language, Page | null>>;
  /** The page of every address of the staff area, by language. */
  readonly staffShells: Readonly<Record<Language, Page | null>>;
  /** The page of every address of the hall, by language. */
  readonly hallShells: Readonly<Record<Language, Page | null>>;
  /** The HTML of the page for an address that leads nowhere, by language. */
  readonly notFound: Readonly<Record<Language, string | null>>;
  /** The addresses that the client has. */
  readonly routes: BuiltRoutes;
}

/**
 * Reads the build's files in `folder`, with the .br and .gz files beside them; without a build it is empty. `filling`
 * returns what only the installation knows, and is called when the first page needs it.
 */
export function readPages(folder: string, filling: () => PageValues): Pages {
  const file = (name: string) => join(folder, name);
  const has = (name: string) => existsSync(file(name));
  const byPath = new Map<string, Page>();
  for (const name of has('.') ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []) {
    if (name !== 'index.html' && !name.endsWith(`${sep}index.html`)) continue;
    const path = relative('.', name).split(sep).slice(0, -1).join('/');
    byPath.set(path === '' ? '' : `/${path}`, pageOf(file(name), html, filling));
  }
  for (const name of has('.') ? readdirSync(folder) : []) {
    const type = typeForSearchEngines(name);
    if (type !== null) byPath.set(`/${name}`, pageOf(file(name), type, filling));
  }
  const shellsFrom = (shell: string) => inEach((name) => (has(name) ? pageOf(file(name), html, filling) : null), shell);
  const shells = shellsFrom(shellFile);
  // The service worker requests it, and keeps it.
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

/** The content of a file in each language. */
function inEach<Content>(read: (name: string) => Content, name: string): Record<Language, Content> {
  return { en: read(join(prefixes.en, name)), ne: read(join(prefixes.ne, name)) };
}

/**
 * Until its first request only a page's compressed file is held. Filling in all pages would cost every start a second,
 * and holding them 20 MB. The first reader waits for the page.
 */
function pageOf(file: string, type: string, filling: () => PageValues): Page {
  const isPacked = existsSync(`${file}.br`);
  let bytes: Buffer | null = readFileSync(isPacked ? `${file}.br` : file);
  async function finish(built: Buffer): Promise<Answer> {
    const content = isPacked ? await decompress(built) : built;
    const known = filling();
    if (isUnfinished(content, known)) return fillIn(content, type, known);
    const compressed = isPacked
      ? { br: built, gzip: await compress(content, 'gzip', 'page') }
      : { br: null, gzip: null };
    return answerOf(type, content, compressed);
  }
  let finished: Promise<Answer> | undefined;
  return () => {
    finished ??= finish(bytes ?? Buffer.of());
    // The page is held only once, as it is sent.
    bytes = null;
    return finished;
  };
}

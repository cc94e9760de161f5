import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnPageFile } from '#contract/built-pages.ts';
import { responseBytes } from './response-bytes.ts';

/** What a first visit of a page loads, without fonts, films, images and the answers of the API. */
export interface Visit {
  readonly path: string;
  readonly requests: number;
  readonly bytes: number;
  /** Whether the page is complete without its script. */
  readonly open: boolean;
}

/** Every prerendered page, as the server at `origin` sends it. It counts all that loads before a visitor can use the page. */
export function firstVisits(dist: string, origin: string): Promise<Visit[]> {
  const asked = new Map<string, Promise<number>>();
  function ask(path: string): Promise<number> {
    const bytes = asked.get(path) ?? responseBytes(origin, path);
    asked.set(path, bytes);
    return bytes;
  }
  async function visit(page: string): Promise<Visit> {
    const path = page.replace(/\/?index\.html$/, '');
    // A paper that the server draws is in the page, whose other files are then not those of the build's page.
    const drawn = join(dist, drawnPageFile(`/${path}`));
    const html = readFileSync(existsSync(drawn) ? drawn : join(dist, page), 'utf8');
    const named = new Set(
      [...html.matchAll(/(?:src|href)=\\?"(\/assets\/[^"\\]+\.js)\\?"/g)].map(([, file = '']) => file),
    );
    const files = await Promise.all([encodeURI(`/${path}`), ...named].map(ask));
    return {
      path: `/${path}`,
      requests: files.length,
      bytes: files.reduce((total, bytes) => total + bytes, 0),
      open: /data-prerendered=\\?"page/.test(html),
    };
  }
  return Promise.all(globSync('**/index.html', { cwd: dist }).toSorted().map(visit));
}

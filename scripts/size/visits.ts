import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutLanguage } from '#text/language.ts';
import { responseBytes } from './response-bytes.ts';
import { nameOf, scriptsIn } from './scripts-in.ts';

/** What a first visit of a page loads, without fonts, films, images and the answers of the API. */
export interface Visit {
  readonly path: string;
  readonly requests: number;
  readonly bytes: number;
  /** Whether the page is complete without its script. */
  readonly open: boolean;
}

/** What a paper drawn by chance adds to the files that its page names: the largest possible set, with the explanations that come later. */
const drawn: Readonly<Record<string, RegExp>> = {
  'csit/entrance-questions': /^entrance-explanations$/,
  'exam/science/start': /^set-\d$/,
  'exam/management/start': /^set-\d$/,
};

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
    const html = readFileSync(join(dist, page), 'utf8');
    const named = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file));
    const files = await Promise.all([encodeURI(`/${path}`), ...named].map(ask));
    const name = drawn[withoutLanguage(`/${path}`).slice(1)];
    const papers = name ? scriptsIn(dist).filter((file) => name.test(nameOf(file))) : [];
    const paper = await Promise.all(papers.map((file) => ask(`/${file}`)));
    return {
      path: `/${path}`,
      requests: files.length + Math.min(1, paper.length),
      bytes: files.reduce((total, bytes) => total + bytes, 0) + Math.max(0, ...paper),
      open: html.includes('data-prerendered="page"'),
    };
  }
  return Promise.all(globSync('**/index.html', { cwd: dist }).toSorted().map(visit));
}

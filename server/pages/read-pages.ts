import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { etagOf, type Answer } from '#server/http/answer.ts';

/** The HTML pages of a built client, held in memory. */
export interface Pages {
  /** By path without a slash at the end; the home page under ''. */
  readonly byPath: ReadonlyMap<string, Answer>;
  /** What a client route without a page of its own gets: shell.html where the build made one, else the home page. */
  readonly shell: Answer | null;
}

/** Reads every `index.html` under `folder`, with the .br and .gz files that the build put beside it. */
export function readPages(folder: string): Pages {
  const byPath = new Map<string, Answer>();
  if (!existsSync(folder)) return { byPath, shell: null };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name !== 'index.html' && !name.endsWith(`${sep}index.html`)) continue;
    const path = relative('.', name).split(sep).slice(0, -1).join('/');
    byPath.set(path === '' ? '' : `/${path}`, readPage(join(folder, name)));
  }
  const shell = join(folder, 'shell.html');
  return { byPath, shell: existsSync(shell) ? readPage(shell) : (byPath.get('') ?? null) };
}

function readPage(file: string): Answer {
  const plain = readFileSync(file);
  const beside = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : null);
  return { type: 'text/html; charset=utf-8', etag: etagOf(plain), plain, br: beside('.br'), gzip: beside('.gz') };
}

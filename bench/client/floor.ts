import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { Quiz, type PlainQuestion } from './react-quiz.ts';

const root = dirname(dirname(import.meta.dirname));

/** A page that holds a year's paper and nothing that a product needs. All other pages are compared with it. */
export interface Floor {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** No quiz in a browser can be faster than this: the paper of a bank ('entrance/block-02') in one file with forty lines of script. */
export function startFloor(bank: string): Promise<Floor> {
  const html = readFileSync(join(import.meta.dirname, 'floor.html'), 'utf8').replace("'%PAPER%'", () => inScript(bank));
  return serve(new Map([['/', page(html)]]));
}

/** No quiz in React can be faster than this: React draws the same page on the server and takes it over in the browser. */
export async function startReactFloor(bank: string): Promise<Floor> {
  const paper = JSON.parse(paperOf(bank)) as PlainQuestion[];
  const style = /<style>.*<\/style>/s.exec(readFileSync(join(import.meta.dirname, 'floor.html'), 'utf8'))?.[0] ?? '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>The floor in React</title>${style}<script type="module" src="/program.js"></script></head><body><div id="root">${renderToString(createElement(Quiz, { paper }))}</div><script type="application/json" id="paper">${inScript(bank)}</script></body></html>`;
  return serve(
    new Map([
      ['/', page(html)],
      ['/program.js', { type: 'text/javascript', body: brotliCompressSync(await program()) }],
    ]),
  );
}

interface FloorPage {
  readonly type: string;
  readonly body: Buffer;
}

function page(html: string): FloorPage {
  return { type: 'text/html; charset=utf-8', body: brotliCompressSync(html) };
}

function paperOf(bank: string): string {
  return readFileSync(join(root, 'content/banks', `${bank}.json`), 'utf8');
}

/** The paper in a form that a script element can hold. */
function inScript(bank: string): string {
  return JSON.stringify(JSON.parse(paperOf(bank))).replaceAll('<', '\\u003c');
}

async function program(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, 'react-hydrate.ts') } },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the floor in React did not build');
  return chunk.code;
}

async function serve(files: ReadonlyMap<string, FloorPage>): Promise<Floor> {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

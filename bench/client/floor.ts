import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const root = dirname(dirname(import.meta.dirname));

/** What no quiz in a browser can be faster than: one file with the questions in it and forty lines of script. */
export interface Floor {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Serves the paper of a bank ('entrance/block-02') as such a page, compressed as our own are. */
export async function startFloor(bank: string): Promise<Floor> {
  const questions = JSON.parse(readFileSync(join(root, 'content/banks', `${bank}.json`), 'utf8')) as unknown[];
  const paper = JSON.stringify(questions).replaceAll('<', '\\u003c');
  const html = readFileSync(join(import.meta.dirname, 'floor.html'), 'utf8').replace("'%PAPER%'", () => paper);
  const body = brotliCompressSync(html);
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body);
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

// The limit of a bare server: node:http with answers from memory (ANSWERS), and the accounts' rows by a bare driver (SQLITE or POSTGRES).
// run.ts starts it; it reports that it is ready like the product.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { bareCalls } from './bare-calls.ts';
import { postgresRows, sqliteRows } from './bare-rows.ts';
import type { RecordedAnswer } from './record.ts';

const { ANSWERS = '', SQLITE, POSTGRES = '' } = process.env;
const recorded = JSON.parse(readFileSync(ANSWERS, 'utf8')) as Record<string, RecordedAnswer>;
const answers = new Map(
  Object.entries(recorded).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }]),
);
const calls = bareCalls(SQLITE ? sqliteRows(SQLITE) : postgresRows(POSTGRES));

async function call(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await calls[request.url ?? '']?.({
    body: request.method === 'POST' ? ((await json(request)) as Record<string, string>) : {},
    address: String(request.headers['x-forwarded-for']),
    authorization: request.headers.authorization ?? '',
  });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer));
}

const server = createServer((request, response) => {
  const known = answers.get(request.url ?? '');
  if (known) response.writeHead(200, known.headers).end(known.body);
  else call(request, response).catch(() => response.writeHead(500).end());
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));

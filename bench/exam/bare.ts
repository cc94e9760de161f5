// The least that a save can cost on this machine: only node:http and node:sqlite, the same rows in one durable transaction for all that has
// arrived, and the same answer. It does not ask for an identity and checks nothing. With STORE=nothing it has no database either: that
// shows what Node can answer at all, with the same clients.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { firstHead, nextHead } from '#exam/sitting/chain.ts';
import type { LogEntry } from '#exam/sitting/entry.ts';

const stores = process.env.STORE !== 'nothing';
const folder = mkdtempSync(join(tmpdir(), 'tayari-bare-'));
const database = new DatabaseSync(join(folder, 'bare.sqlite'));
database.exec(`
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table attempt (examination text, symbol_number text, n integer, head text, last_heard integer, primary key (examination, symbol_number));
  create table entry (examination text, symbol_number text, n integer, at integer, kind text, place integer, option text, device text,
    received_at integer, late integer, primary key (examination, symbol_number, n));`);
const insert = database.prepare('insert into entry values (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)');
const update = database.prepare('insert or replace into attempt values (?, ?, ?, ?, ?)');

interface Body {
  readonly device: { readonly id: string };
  readonly entries: readonly LogEntry[];
}
interface WaitingSave {
  readonly who: string;
  readonly body: Body;
  readonly response: ServerResponse;
}

const heads = new Map<string, { n: number; head: string }>();
let line: WaitingSave[] = [];

function flush(): void {
  const batch = line;
  line = [];
  const now = Date.now();
  if (stores) database.exec('begin immediate');
  const answers = batch.map(({ who, body }) => {
    let { n, head } = heads.get(who) ?? { n: 0, head: firstHead };
    for (const entry of body.entries) {
      const { at, kind, place = null, option = null } = entry;
      if (stores) insert.run('BENCH-1', who, entry.n, at, kind, place, option, body.device.id, now);
      head = nextHead(head, entry);
      n = entry.n;
    }
    if (stores) update.run('BENCH-1', who, n, head, now);
    heads.set(who, { n, head });
    return { n, head, now: new Date(now).toISOString() };
  });
  if (stores) database.exec('commit');
  for (const [index, { response }] of batch.entries()) answer(response, answers[index] ?? {});
}

function answer(response: ServerResponse, body: object): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const said = await text(request);
  const path = request.url ?? '';
  if (path.endsWith('/sign-in')) {
    const { symbolNumber } = JSON.parse(said) as { readonly symbolNumber: string };
    return answer(response, { token: symbolNumber });
  }
  if (!path.endsWith('/entries')) return answer(response, {});
  const who = request.headers.authorization?.slice('Bearer '.length) ?? '';
  if (line.push({ who, body: JSON.parse(said) as Body, response }) === 1) setImmediate(flush);
}

const server = createServer((request, response) => void take(request, response));
server.listen(0, () => {
  const address = server.address();
  console.log(`ready at http://localhost:${typeof address === 'object' ? address?.port : 0}`);
});
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  database.close();
  rmSync(folder, { recursive: true });
});

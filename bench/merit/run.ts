// `npm run bench:merit`: how long it takes to mark, rank and count 3,000 candidates of 100 items, each call as staff make it. It also
// counts the published pages and look-ups of one result per second, beside node:http with the same bytes. It takes some four minutes on a
// machine that does nothing else.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { createTestApp } from '#server/testing/app.ts';
import { makePostgres, makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { sayMachine } from '../server/machine.ts';
import { code, pinOf, satExamination, symbolOf } from './sat-examination.ts';

const candidates = 3000;
const lookUps = 5000;
/** How many requests are open at the same moment. The client shares this process with the server. */
const connections = 256;
const seconds = 5;

/** How many requests a second a URL answers over twenty connections. */
async function perSecond(url: string): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ url, connections: 20, duration: seconds });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return Math.round(requests.average);
}

/** The limit of a bare server: the same answer from memory. */
async function bare(body: Buffer, type: string) {
  const server = createServer((_request, response) => response.writeHead(200, { 'content-type': type }).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, end: () => server.close() };
}

/** Seconds for so many calls, so many at a time. */
async function secondsFor(
  calls: number,
  { together }: { readonly together: number },
  call: (n: number) => Promise<Response>,
): Promise<number> {
  let next = 0;
  const began = performance.now();
  const lane = async () => {
    while (next < calls) {
      const answer = await call(next++);
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: together }, lane));
  return (performance.now() - began) / 1000;
}

/** A candidate looks up a result by symbol number and PIN. */
function lookUp(origin: string, n: number): Promise<Response> {
  const symbolNumber = symbolOf(n % candidates);
  return fetch(`${origin}/api/results/${code}/one`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ symbolNumber, pin: pinOf(symbolNumber) }),
  });
}

async function bench(kind: string, place: TestDatabase): Promise<void> {
  const server = await createTestApp(place);
  const staff = await signInStaff(server, 'Hari');
  const { path, tokens } = await satExamination(server, staff, candidates);
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  /** Every candidate's device asks at once, as happens when the college has announced the hour of publication. */
  const allAsk = async (name: string, wayOf: (n: number) => string) => {
    const cpu = process.cpuUsage();
    const took = await secondsFor(candidates, { together: connections }, (n) =>
      fetch(`${origin}/api/hall/${code}${wayOf(n)}`, { headers: { authorization: `Bearer ${tokens[n]}` } }),
    );
    const { user, system } = process.cpuUsage(cpu);
    console.log(`| ${name} | ${(took * 1000).toFixed(0)} | ${((user + system) / 1000).toFixed(0)} |`);
  };
  console.log(`\n${kind}: ${candidates} candidates × 100 items\n\n| call | ms | CPU ms of the server |\n|---|---|---|`);
  const time = async (name: string, method: 'GET' | 'POST', way: string, body?: object) => {
    const cpu = process.cpuUsage();
    const began = performance.now();
    const answer = await staff.send(method, `${path}${way}`, body);
    const took = performance.now() - began;
    const { user, system } = process.cpuUsage(cpu);
    if (answer.statusCode >= 300) throw new Error(`${way}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
    console.log(`| ${name} | ${took.toFixed(0)} | ${((user + system) / 1000).toFixed(0)} |`);
  };
  await time('key published', 'POST', '/state', { to: 'key-published' });
  await allAsk(`all ${candidates} look at their own result`, () => '/result');
  await time('two decisions: all marked and ranked anew', 'POST', '/key', {
    decisions: [
      { place: 3, right: ['a', 'b'], reason: 'Both are right.' },
      { place: 8, cancelled: 'to-all', reason: 'The figure was missing.' },
    ],
  });
  await time('merit', 'GET', '/merit');
  const rules = { tieBreaks: ['hand-in'], seats: { open: 500, groups: [], emptyToOpen: false, waiting: 20 } };
  await time('what if', 'GET', `/merit?rules=${encodeURIComponent(JSON.stringify(rules))}`);
  await time('statistics', 'GET', '/statistics');
  await time('a page of 200 results', 'GET', '/results?size=200');
  await time('final', 'POST', '/state', { to: 'final' });
  await time('published: signed and made', 'POST', '/state', { to: 'published' });
  await allAsk(`all ${candidates} look at their rank`, () => '/result');
  await allAsk(
    `all ${candidates} ask why another stands where he does`,
    (n) => `/why/${symbolOf((n + 1) % candidates)}`,
  );

  const list = await fetch(`${origin}/api/results/${code}.json`);
  const node = await bare(Buffer.from(await list.arrayBuffer()), String(list.headers.get('content-type')));
  const [own, limit] = [await perSecond(`${origin}/api/results/${code}.json`), await perSecond(node.url)];
  console.log(`\nThe signed list: ${own}/s, node:http ${limit}/s, ${(own / limit).toFixed(2)} of it`);
  const looked = await secondsFor(lookUps, { together: 20 }, (n) => lookUp(origin, n));
  console.log(`${lookUps} look-ups of one result: ${looked.toFixed(1)} s`);
  node.end();
  await server.close();
}

sayMachine();
const postgres = await createPostgresServer();
for (const [kind, place] of [
  ['SQLite', await makeSqlite()],
  ['PostgreSQL', await makePostgres(postgres.url)],
] as const) {
  await bench(kind, place);
  await place.remove();
}
await postgres.remove();

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { inProject } from '#server/platform/files/in-project.ts';
import { newSetUpSecret } from '#server/features/accounts/set-up.ts';
import { readSettings } from '#server/platform/settings.ts';
import { fillHere } from '#server/fill-database.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { makeSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { createCalls, type DemoCalls } from './calls.ts';
import { createDemoClock } from './clock.ts';
import { openCollege, type DemoCollege } from './college.ts';
import { openDemo, type Demo } from './demo.ts';
import { minute } from './examination.ts';
import { pastMs } from './make.ts';
import { wrongMemory, wrongSum } from './own-items.ts';
import { codes } from './plans.ts';
import { heartbeatMs } from './sitter.ts';
import { DemoState } from './state.ts';

const size = {
  published: 36,
  ended: 30,
  running: 6,
  next: 3,
  applications: { submitted: 4, accepted: 2, returned: 1, draft: 2, refused: 1, withdrawn: 1 },
};
const present = Date.UTC(2026, 10, 25, 4, 15);
const clock = createDemoClock(present - pastMs, () => present);
/** What no rule of the hall explains. */
const refused: string[] = [];

let place: TestDatabase;
let server: TestApp;
let demo: Demo;
let url: string;
let calls: DemoCalls;
let college: DemoCollege;

beforeAll(async () => {
  place = await makeSqlite();
  await fillHere(readSettings({ DATA_DIR: place.settings.dataDir }), inProject('content'), clock.now());
  server = await createTestApp(place, { now: clock.now, demo: () => demo.guide(), chance: seededRandom(1) });
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const secret = (await newSetUpSecret(server.database.db, clock.now(), randomBytes)) ?? '';
  const before = { secret, password: 'namuna-0123456789ab' };
  const given = { url, clock, present, machine: () => present, size, before, wait: server.tick, say: () => {} };
  demo = await openDemo({ ...given, refused: (what) => void refused.push(what) });
  calls = createCalls(url);
  college = openCollege(calls, before.password);
});

afterAll(async () => {
  await server.close();
  await place.remove();
});

const stateOf = async (code: string) =>
  (await college.head('GET /staff/examinations/:code', { params: { code } })).state;

it('has an examination at each point of its life', async () => {
  const { running, card } = demo.guide();
  const all = [codes.published, codes.key, running, card.examination, codes.applications, codes.draft];
  expect(await Promise.all(all.map(stateOf))).toEqual([
    'published',
    'key-published',
    'running',
    'open',
    'draft',
    'draft',
  ]);
});

it('published a list that objections and statistics had put right', async () => {
  const params = { code: codes.published };
  const { items, paper } = await college.head('GET /staff/examinations/:code/statistics', { params });
  const decided = items.filter(({ decision }) => decision !== null);
  expect(decided.map(({ right }) => right.length)).toEqual([1, 1]);
  const sat = await college.head('GET /staff/examinations/:code/results', { params, query: { size: 1 } });
  expect(sat.total).toBe(size.published);
  expect(paper.candidates).toBeGreaterThan(size.published * 0.8);
  const planted = await placeOf(wrongSum.stem, codes.published);
  const objections = await college.head('GET /staff/examinations/:code/objections', { params });
  expect(objections.rows.filter((row) => row.place === planted && row.decision !== null)).toHaveLength(5);
  const { open, groups } = await college.head('GET /staff/examinations/:code/merit', { params });
  expect([open.length, groups.map(({ name }) => name)]).toEqual([9, ['Women', 'Remote area', 'Community school']]);
  const { signed } = await calls.visitor('GET /results/:code.json', { params });
  expect(signed).toContain('Namuna College');
});

it('has offers under way: the second round began by itself, and some answers are awaited', async () => {
  const { rounds } = await college.clerk('GET /staff/examinations/:code/offers', { params: { code: codes.published } });
  expect(rounds).toHaveLength(2);
  expect(rounds[0]).toMatchObject({ open: 0 });
  expect(rounds[1]?.open).toBeGreaterThan(0);
  expect(rounds[1]?.taken).toBeGreaterThan(0);
});

it('has a key to decide, with nine objections and an item that statistics doubt', async () => {
  const params = { code: codes.key };
  const objections = await college.head('GET /staff/examinations/:code/objections', { params });
  expect(objections.rows.map(({ decision }) => decision)).toEqual(Array.from({ length: 9 }, () => null));
  const { items } = await college.head('GET /staff/examinations/:code/statistics', { params });
  const planted = await placeOf(wrongMemory.stem, codes.key);
  expect(items[planted]).toMatchObject({ suspected: true });
});

it('has applications in every state, and one that its applicant puts right', async () => {
  const params = { code: codes.applications };
  const { counts } = await college.clerk('GET /staff/examinations/:code/applications', { params });
  const { submitted: waiting } = size.applications;
  expect(counts).toMatchObject({ ...size.applications, waiting });
  const fees = await college.clerk('GET /staff/examinations/:code/fees', { params });
  expect(fees.counts).toMatchObject({ differs: 1, owed: 0 });
  expect(fees.counts.matched).toBeGreaterThan(6);
  const { number, code } = demo.guide().applicant;
  const { application } = await calls.visitor('POST /applications/session', { body: { number, code } });
  expect(application).toMatchObject({ state: 'returned', returned: { reasons: ['photo', 'document-0'] } });
});

it('shows a room that works, and takes a visitor with the card', async () => {
  const { room, card } = demo.guide();
  const params = { code: room.examination };
  const { token } = await calls.visitor('POST /room/:code/sign-in', { params, body: { pass: room.pass } });
  const board = await calls.bearer(token)('GET /room/:code/board', { params });
  expect(board).toMatchObject({ state: 'running', room: '204', counts: { absent: 0 } });
  expect(board.candidates.every(({ confirmed }) => confirmed)).toBe(true);
  expect(Math.max(...board.candidates.map(({ answered }) => answered ?? 0))).toBeGreaterThan(5);
  const { symbolNumber, pin } = card;
  const visit = { params: { code: card.examination }, body: { symbolNumber, pin } };
  expect((await calls.visitor('POST /hall/:code/sign-in', visit)).candidate.name).toBe('Visitor');
});

it('tells its passwords only where it was called by the address of the machine', async () => {
  const ask = (host: string) => server.app.inject({ url: '/api/demo', headers: { host } });
  for (const host of ['localhost:3300', '127.0.0.1:3300', '[::1]:3300', '192.168.1.5:3300', 'tayari.test'])
    expect((await ask(host)).json()).toEqual(demo.guide());
  for (const host of ['evil.example:3300', 'localhost.evil.example', '127.0.0.1.evil.example'])
    expect((await ask(host)).statusCode).toBe(404);
});

it('goes on for 100 minutes: what ran is published, and the next runs, without an error', async () => {
  const before = demo.guide();
  await liveTo(100);
  const after = demo.guide();
  expect(await Promise.all([before.running, before.card.examination].map(stateOf))).toEqual(['published', 'published']);
  expect(after.running).toBe('SCI-2083-2');
  expect(await stateOf(after.running)).toBe('running');
  expect(await stateOf(after.card.examination)).toBe('open');
  // The next start goes on from what it keeps.
  expect(DemoState.parse(JSON.parse(JSON.stringify(demo.state()))).seenAt).toBe(clock.now());
  expect(refused).toEqual([]);
});

it('leaves to a visitor what a visitor has changed, and lives on', async () => {
  const { running, room } = demo.guide();
  const params = { code: 'MGMT-2083-3' };
  await college.head('POST /staff/examinations/:code/rooms/:room/pass', { params: { code: running, room: room.name } });
  await liveTo(121);
  expect(await stateOf(params.code)).toBe('key-published');
  const body = { to: 'final', undecided: 'keep-all', reason: 'The key is right.' } as const;
  await college.head('POST /staff/examinations/:code/state', { params, body });
  await liveTo(130);
  expect(refused.filter((what) => what.includes('/room/'))).toHaveLength(3);
  expect(await Promise.all([running, params.code].map(stateOf))).toEqual(['published', 'published']);
  expect(await stateOf(demo.guide().running)).toBe('running');
});

/** Lets the demo live until so many minutes after its start. */
async function liveTo(minutes: number): Promise<void> {
  for (let at = clock.now(); at < present + minutes * minute; at += 2 * heartbeatMs) {
    clock.standAt(at);
    await demo.turn();
  }
}

async function placeOf(stem: string, code: string): Promise<number> {
  const { sections } = await college.head('GET /staff/examinations/:code/paper', { params: { code } });
  return sections.flatMap(({ items }) => items).findIndex((item) => item.stem === stem);
}

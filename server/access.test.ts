import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { duties, type Duty } from '#contract/duty.ts';
import { addAccount } from '#server/features/accounts/accounts.ts';
import { changeDuties } from '#server/features/accounts/change-duties.ts';
import { beginSession } from '#server/features/accounts/sessions.ts';
import { beginStaffSession } from '#server/features/accounts/staff-sessions.ts';
import { staffCookie } from '#server/platform/http/authorize.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { newNotice } from '#server/testing/applications.ts';
import { newExamination, phone, writeItems } from '#server/testing/examinations.ts';
import { watchRoom } from '#server/testing/rooms.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { bearer } from '#server/testing/students.ts';

interface RegisteredRoute {
  readonly method: HTTPMethods;
  readonly url: string;
}

const routes: RegisteredRoute[] = [];
let place: TestDatabase;
let server: TestApp;

/** Notes each route of the server under test, whichever module registers it. */
function noteRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((one) => ({ method: one, url })));
  });
}

beforeAll(async () => {
  place = await migratedSqlite();
  subscribe('fastify.initialization', noteRoutes);
  server = await createTestApp(place);
  unsubscribe('fastify.initialization', noteRoutes);
  for (const caller of ['student', ...duties] as const) {
    const email = `${caller}@example.com`;
    const account = { id: caller, name: caller, email, passwordHash: 'none', language: 'en' } as const;
    await addAccount(server.database.db, account, server.clock.now);
    const change = { email, duties: caller === 'student' ? [] : [caller], evenUnproven: true };
    await changeDuties(server.database.db, change, 'system', server.clock.now);
  }
});

afterAll(async () => {
  await server.close();
  await place.remove();
});

type Caller = 'visitor' | 'student' | Duty;

/** The documentation, and answers to addresses without a call, are open to everyone. */
const open: Pick<Call, 'access' | 'duties'> = { access: 'visitor' };

/** What the contract says about a route. */
function callOf({ method, url }: RegisteredRoute): Pick<Call, 'access' | 'duties'> | undefined {
  const path = url.slice('/api'.length);
  if (/^(\/openapi\.json|\/docs(\/.*)?|\/?|\/\*)$/.test(path)) return open;
  const all: Readonly<Record<string, Call>> = calls;
  return all[`${method === 'HEAD' ? 'GET' : method} ${path}`];
}

/** Why a caller is refused; null for a call that is open to the caller. */
function refusalOf({ access, duties: opening }: Pick<Call, 'access' | 'duties'>, caller: Caller): string | null {
  if (access === 'visitor') return null;
  if (caller === 'visitor' || access === 'candidate' || access === 'room') return 'not-signed-in';
  // An account may have applications, so it is told that this is another's.
  if (access === 'account' || access === 'applicant') return null;
  if (caller === 'student') return 'not-allowed';
  return (opening ?? duties).includes(caller) ? null : 'not-allowed';
}

const statusOf: Readonly<Record<string, number>> = { 'not-signed-in': 401, 'not-allowed': 403 };

it('registers every call of the contract, and nothing that the contract does not know', () => {
  expect(routes.filter((route) => callOf(route) === undefined)).toEqual([]);
  const registered = routes.map(({ method, url }) => `${method} ${url.slice('/api'.length)}`);
  expect(registered).toEqual(expect.arrayContaining(Object.keys(calls)));
});

const origin = 'http://tayari.test';

// Each call gets a new session, because some calls end it.
async function studentHeaders(id: string) {
  const account = { id, password_hash: 'none' };
  const session = await beginSession(server.database.db, account, server.clock.now, randomBytes);
  return bearer(session?.token ?? '');
}

async function staffHeaders(id: 'student' | Duty) {
  const account = { id, password_hash: 'none', duties: id === 'student' ? '' : id };
  const session = await server.database.db
    .transaction()
    .execute((trx) => beginStaffSession(trx, account, server.clock.now, randomBytes));
  return { cookie: `${staffCookie}=${session?.token}` };
}

it.each(['visitor', 'student', ...duties] as const)(
  'refuses a %s what is not for them, on every route, and the log says whom it refused',
  async (caller) => {
    const logged = server.log.length;
    let refused = 0;
    for (const route of routes) {
      const url = route.url.replaceAll(/:\w+/g, 'x').replace('*', 'nothing');
      const call = callOf(route) ?? open;
      const isForStaff = call.access === 'staff';
      // Duties make no difference elsewhere: one stands for all.
      if (!isForStaff && caller !== 'visitor' && caller !== 'student' && caller !== 'head') continue;
      const session = caller === 'visitor' ? {} : await (isForStaff ? staffHeaders(caller) : studentHeaders(caller));
      const headers = { origin, ...session };
      const { statusCode } = await server.app.inject({ method: route.method as 'GET', url, headers });
      const refusal = refusalOf(call, caller);
      if (refusal) refused += 1;
      if (refusal) expect([route, statusCode]).toEqual([route, statusOf[refusal]]);
      else expect([401, 403], `${route.method} ${url}`).not.toContain(statusCode);
    }
    const lines = server.log.slice(logged).map((line) => JSON.parse(line) as Record<string, unknown>);
    // 30 is pino's level "info", which every installation writes.
    const refusals = lines.filter(({ level, status }) => level === 30 && (status === 401 || status === 403));
    expect(refusals).toHaveLength(refused);
    const named = refusals.filter(({ status, account }) => (status === 403) === (account === caller));
    expect(named).toHaveLength(refused);
  },
);

/** The calls of staff that a duty opens, besides those that every duty opens. */
function openedBy(duty: Duty): string[] {
  return Object.entries<Call>(calls).flatMap(([key, call]) => (call.duties?.includes(duty) ? [key] : []));
}

it('gives each duty its calls, as the college page says', () => {
  const ofStaff = Object.entries<Call>(calls).filter(([, { access }]) => access === 'staff');
  expect(ofStaff.filter(([, call]) => !call.duties).map(([key]) => key)).toEqual([
    'GET /staff/session',
    'POST /staff/session/proof',
    'DELETE /staff/session',
    'GET /staff/second-factor',
    'POST /staff/second-factor',
    'POST /staff/second-factor/confirm',
    'POST /staff/second-factor/recovery-codes',
    'POST /staff/second-factor/off',
  ]);
  expect(openedBy('clerk')).toEqual([
    'GET /staff/examinations',
    'GET /staff/examinations/:code',
    'GET /staff/examinations/:code/candidates',
    'POST /staff/examinations/:code/candidates',
    'POST /staff/examinations/:code/candidates/one',
    'PATCH /staff/examinations/:code/candidates/:symbolNumber',
    'POST /staff/examinations/:code/candidates/:symbolNumber/pin',
    'POST /staff/examinations/:code/candidates/pins',
    'POST /staff/examinations/:code/candidates/pins/again',
    'GET /staff/examinations/:code/candidates.csv',
    'GET /staff/candidates-template.xlsx',
    'GET /staff/examinations/:code/rooms',
    'POST /staff/examinations/:code/rooms',
    'POST /staff/examinations/:code/rooms/:room/pass',
    'GET /staff/examinations/:code/board',
    'GET /staff/examinations/:code/candidates/:symbolNumber/photo',
    'POST /staff/examinations/:code/acts',
    'GET /staff/examinations/:code/seating',
    'POST /staff/examinations/:code/seating',
    'POST /staff/examinations/:code/seating/move',
    'PUT /staff/examinations/:code/rooms/:room/shape',
    'GET /staff/examinations/:code/notice',
    'PUT /staff/examinations/:code/notice',
    'DELETE /staff/examinations/:code/notice',
    'GET /staff/examinations/:code/applications',
    'GET /staff/examinations/:code/applications/:number',
    'GET /staff/examinations/:code/applications/:number/documents/:id',
    'POST /staff/examinations/:code/applications/:number/decision',
    'POST /staff/examinations/:code/applications/:number/undo',
    'POST /staff/examinations/:code/applications/accept',
    'POST /staff/examinations/:code/applications/undo',
    'POST /staff/examinations/:code/numbers',
    'GET /staff/examinations/:code/applications.csv',
    'GET /staff/examinations/:code/applications.xlsx',
    'GET /staff/examinations/:code/documents.zip',
    'GET /staff/examinations/:code/offers',
    'POST /staff/examinations/:code/offers/answers',
    'POST /staff/examinations/:code/offers/reminders',
    'GET /staff/examinations/:code/offers/of/:symbolNumber',
    'GET /staff/examinations/:code/offers.csv',
    'GET /staff/examinations/:code/fees',
    'POST /staff/examinations/:code/bank-list',
    'POST /staff/examinations/:code/fees/:number',
    'POST /staff/examinations/:code/fees/:number/ask',
    'POST /staff/examinations/:code/payments/:reference/ask',
    'GET /staff/examinations/:code/fees.csv',
  ]);
  const aboutExaminations = /\/staff\/(examinations|patterns|candidates)/;
  expect(openedBy('teacher').filter((key) => aboutExaminations.test(key))).toEqual([]);
  expect(openedBy('operator').filter((key) => !key.includes(' /staff/system'))).toEqual([]);
  const forHeads = openedBy('head').filter((key) => !openedBy('examiner').includes(key));
  expect(forHeads.filter((key) => !/\/staff\/(accounts|audit|college|first-week|invitations)/.test(key))).toEqual([]);
});

it('opens nothing of the staff area by a token that scripts can read', async () => {
  const headers = { origin, ...(await studentHeaders('head')) };
  const ofStaff = routes.filter((route) => callOf(route)?.access === 'staff');
  for (const { method, url } of ofStaff) {
    const path = url.replaceAll(/:\w+/g, 'x');
    const { statusCode } = await server.app.inject({ method: method as 'GET', url: path, headers });
    expect([method, url, statusCode]).toEqual([method, url, 401]);
  }
  expect(ofStaff.length).toBeGreaterThan(50);
});

/** A valid body for each call that needs one. */
const bodies: Readonly<Record<string, object>> = {
  'POST /staff/examinations/:code/consents': { step: 'seal' },
  'PUT /staff/examinations/:code': { minutes: 5 },
  'PUT /staff/examinations/:code/paper': { items: [] },
  'POST /staff/examinations/:code/paper/read': { version: 1 },
  'POST /staff/examinations/:code/candidates': { csv: 'symbol_number,name\n2,Sita\n' },
  'POST /staff/examinations/:code/candidates/one': { symbolNumber: '3', name: 'Hari' },
  'PATCH /staff/examinations/:code/candidates/:symbolNumber': { seat: '7' },
  'POST /staff/examinations/:code/candidates/pins': {},
  'POST /staff/examinations/:code/candidates/pins/again': { reason: 'The printer jammed.' },
  'POST /staff/examinations/:code/rooms': { room: 'B' },
  'POST /staff/examinations/:code/acts': {
    id: '0198c8f4-1111-7000-8000-000000000001',
    kind: 'present',
    symbolNumber: '1',
    present: true,
  },
  'POST /staff/examinations/:code/held': { symbolNumber: '1', device: 'd', entries: [1], take: true, reason: 'None' },
  'POST /staff/examinations/:code/state': { to: 'ended' },
  'PUT /staff/examinations/:code/notice': { ...newNotice(Date.UTC(2026, 10, 21, 6)), version: 0 },
  'POST /staff/examinations/:code/applications/:number/decision': { version: 1, decision: 'refuse', reason: 'None' },
  'POST /staff/examinations/:code/applications/:number/undo': { version: 1 },
  'POST /staff/examinations/:code/applications/accept': {},
  'POST /staff/examinations/:code/applications/undo': { batch: 'x' },
  'POST /staff/examinations/:code/numbers': { first: '100', order: 'name' },
  'POST /staff/examinations/:code/seating': { seed: 'x' },
  'POST /staff/examinations/:code/seating/move': { version: 1, symbolNumber: '1', room: 'A', seat: 'A1' },
  'PUT /staff/examinations/:code/rooms/:room/shape': { rows: 2, columns: 2 },
  'POST /staff/examinations/:code/key': { decisions: [{ place: 0, keep: true, reason: 'None' }] },
  'POST /hall/:code/entries': { device: { id: 'phone' }, entries: [] },
  'POST /staff/examinations/:code/offers': {
    answerUntil: '2030-01-01T00:00:00Z',
    roundHours: 24,
    movesToOpen: true,
  },
  'POST /staff/examinations/:code/offers/rounds': { round: 2, answerUntil: '2030-01-01T00:00:00Z' },
  'POST /staff/examinations/:code/offers/answers': {
    symbolNumber: '1',
    list: 'open',
    answer: 'leave',
    reason: 'None',
  },
  'POST /staff/examinations/:code/bank-list': { csv: 'Voucher No,Amount\n1,1000\n' },
  'POST /staff/examinations/:code/fees/:number': { line: 'none', reason: 'None' },
  'POST /hall/:code/offer': { list: 'open', answer: 'take' },
  'POST /hall/:code/objections': { place: 0, reason: 'It has two right options.' },
  'POST /room/:code/acts': {
    id: '0198c8f4-1111-7000-8000-000000000002',
    kind: 'present',
    symbolNumber: '1',
    present: true,
  },
  'POST /staff/examinations/:code/merit/ties': { list: 'open', admitted: ['1'], reason: 'None' },
};

it('tells nobody of the staff but its own of an examination, in no call, and lets nobody else change it', async () => {
  const [gita, hari] = [await signInStaff(server, 'Gita'), await signInStaff(server, 'Hari')];
  const { code } = (await gita.send('POST', '/staff/examinations', newExamination(server))).json<{ code: string }>();
  const csv = 'symbol_number,name,room\n1,Ram,A\n';
  await gita.send('POST', `/staff/examinations/${code}/candidates`, { csv });
  const ofExaminations = Object.keys(calls).filter((call) => call.includes(' /staff/examinations/:code'));
  const send = (by: typeof gita, call: string) => {
    const [method = '', path = ''] = call.split(' ', 2);
    const filled = path
      .replace(':code', code)
      .replace(':symbolNumber', '1')
      .replace(':room', 'A')
      .replace(':step', 'seal');
    return by.send(method as 'GET', filled.replace(/\/why$/, '/why?a=1&b=2'), bodies[call]);
  };
  const said = async (by: typeof gita, call: string) => (await send(by, call)).json<{ code?: string }>().code;
  for (const call of ofExaminations) expect([call, await said(hari, call)]).toEqual([call, 'not-found']);
  expect((await gita.send('GET', `/staff/examinations/${code}/audit`)).json<{ total: number }>().total).toBe(2);
  const toOwn = ofExaminations.filter(
    (call) => /^(GET|PUT|PATCH) /.test(call) && !/\.|why|timeline|photo|:number/.test(call),
  );
  for (const call of toOwn) expect([call, await said(gita, call)]).not.toEqual([call, 'not-found']);
});

it('opens one examination by the token of a candidate or a room, and no other, in no call', async () => {
  const maya = await signInStaff(server, 'Maya');
  const items = [...(await writeItems(maya, 'physics', 3)), ...(await writeItems(maya, 'english', 2))];
  const [own, other] = ['OWN-1', 'OTHER-1'];
  for (const code of [own, other]) {
    const path = `/staff/examinations/${code}`;
    await maya.send('POST', '/staff/examinations', { ...newExamination(server), code });
    await maya.send('PUT', `${path}/paper`, { items });
    await maya.send('POST', `${path}/candidates`, { csv: 'symbol_number,name,room,pin\n1,Ram,A,11111111\n' });
    expect((await maya.send('POST', `${path}/seal`)).statusCode).toBe(200);
  }
  const start = server.clock.now + 50 * 60_000;
  server.clock.now = start - 60_000;
  const candidate = (await phone(server, own, 'phone').signIn('1', '11111111')).json<{ token: string }>().token;
  const { token: room } = await watchRoom(server, maya, own, 'A');
  server.clock.now = start;
  const all: Readonly<Record<string, Call>> = calls;
  const theirs = Object.entries(all).filter(
    ([call, { access }]) => /candidate|room/.test(access) && call.includes(':code'),
  );
  expect(theirs.map(([, { access }]) => access)).toEqual(expect.arrayContaining(['candidate', 'room']));
  const said = async (call: string, { access }: Call, code: string) => {
    const [method = '', path = ''] = call.split(' ', 2);
    const answer = await server.app.inject({
      method: method as 'GET',
      url: `/api${path.replace(':code', code).replace(':symbolNumber', '2')}`,
      headers: bearer(access === 'room' ? room : candidate),
      ...(bodies[call] && { payload: bodies[call] }),
    });
    return answer.json<{ code?: string }>().code;
  };
  for (const [call, facts] of theirs) {
    expect([call, await said(call, facts, other)]).toEqual([call, 'not-found']);
    // A candidate who came by a file has no photo.
    if (!call.includes('/photos/')) expect([call, await said(call, facts, own)]).not.toEqual([call, 'not-found']);
  }
});

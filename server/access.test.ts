import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '#contract/account.ts';
import type { Access, Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { addAccount } from '#server/accounts/accounts.ts';
import { changeRole } from '#server/accounts/change-role.ts';
import { beginSession } from '#server/accounts/sessions.ts';
import { beginStaffSession } from '#server/accounts/staff-sessions.ts';
import { staffCookie } from '#server/http/authorize.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { bearer } from '#server/testing/students.ts';

interface RegisteredRoute {
  readonly method: HTTPMethods;
  readonly url: string;
}

const routes: RegisteredRoute[] = [];
let place: TestDatabase;
let server: TestApp;

/** Notes each route of the server under test, whoever registers it. */
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
  for (const role of Role.options) {
    const email = `${role}@example.com`;
    await addAccount(
      server.database.db,
      { id: role, name: role, email, passwordHash: 'none', language: 'en' },
      server.clock.now,
    );
    await changeRole(server.database.db, { email, role, evenUnproven: true }, 'system', server.clock.now);
  }
});

afterAll(async () => {
  await server.close();
  await place.remove();
});

/** What the contract says of a route; its documentation, and what stands for addresses without a call, are open to everybody. */
function accessOf({ method, url }: RegisteredRoute): Access | undefined {
  const path = url.slice('/api'.length);
  if (/^(\/openapi\.json|\/docs(\/.*)?|\/?|\/\*)$/.test(path)) return 'visitor';
  const all: Readonly<Record<string, Call>> = calls;
  return all[`${method === 'HEAD' ? 'GET' : method} ${path}`]?.access;
}

const refusalOf: Readonly<Record<Access, Readonly<Record<Role | 'visitor', string | null>>>> = {
  visitor: { visitor: null, student: null, staff: null, admin: null },
  account: { visitor: 'not-signed-in', student: null, staff: null, admin: null },
  candidate: { visitor: 'not-signed-in', student: 'not-signed-in', staff: 'not-signed-in', admin: 'not-signed-in' },
  room: { visitor: 'not-signed-in', student: 'not-signed-in', staff: 'not-signed-in', admin: 'not-signed-in' },
  staff: { visitor: 'not-signed-in', student: 'not-allowed', staff: null, admin: null },
  admin: { visitor: 'not-signed-in', student: 'not-allowed', staff: 'not-allowed', admin: null },
};
const statusOf: Readonly<Record<string, number>> = { 'not-signed-in': 401, 'not-allowed': 403 };

it('registers every call of the contract, and nothing that the contract does not know', () => {
  expect(routes.filter((route) => accessOf(route) === undefined)).toEqual([]);
  const registered = routes.map(({ method, url }) => `${method} ${url.slice('/api'.length)}`);
  expect(registered).toEqual(expect.arrayContaining(Object.keys(calls)));
});

const origin = 'http://tayari.test';

// A session each time, as some of the calls end it.
async function studentHeaders(role: Role) {
  const account = { id: role, password_hash: 'none' };
  const session = await beginSession(server.database.db, account, server.clock.now, randomBytes);
  return bearer(session?.token ?? '');
}

async function staffHeaders(role: Role) {
  const account = { id: role, password_hash: 'none', role };
  const session = await server.database.db
    .transaction()
    .execute((trx) => beginStaffSession(trx, account, server.clock.now, randomBytes));
  return { cookie: `${staffCookie}=${session?.token}` };
}

it.each(['visitor', ...Role.options] as const)('refuses a %s what is not for them, on every route', async (role) => {
  for (const route of routes) {
    const url = route.url.replaceAll(/:\w+/g, 'x').replace('*', 'nothing');
    const access = accessOf(route) ?? 'admin';
    const isForStaff = access === 'staff' || access === 'admin';
    const session = role === 'visitor' ? {} : await (isForStaff ? staffHeaders(role) : studentHeaders(role));
    const headers = { origin, ...session };
    const { statusCode } = await server.app.inject({ method: route.method as 'GET', url, headers });
    const refusal = refusalOf[access][role];
    if (refusal) expect([route, statusCode]).toEqual([route, statusOf[refusal]]);
    else expect([401, 403], `${route.method} ${url}`).not.toContain(statusCode);
  }
});

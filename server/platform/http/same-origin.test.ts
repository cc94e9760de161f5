import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';

let place: TestDatabase;
let server: TestApp;
beforeAll(async () => {
  place = await migratedSqlite();
  server = await createTestApp(place, { baseUrl: () => 'https://tayari.example.com' });
});
afterAll(async () => {
  await server.close();
  await place.remove();
});

const host = 'api.example.com:3000';
const logOut = (headers: object) =>
  server.app.inject({ method: 'POST', url: '/api/logout', headers: { host, ...headers } });

it.each([
  ['another website', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another website, from a browser that says no more', { origin: 'https://evil.example' }],
  ['another port of the same machine', { origin: 'http://api.example.com:8080', 'sec-fetch-site': 'same-site' }],
  ['another port, which hides where it is', { origin: 'null', 'sec-fetch-site': 'same-site' }],
  ['a sister domain, from a browser that names no origin', { 'sec-fetch-site': 'same-site' }],
  ['a page that hides where it is', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a page that hides that as well', { origin: 'null' }],
  ['a form of another website', { 'sec-fetch-site': 'cross-site' }],
  ['the same host by another scheme', { origin: `https://${host}` }],
  ['what is no origin', { origin: 'nonsense' }],
])('refuses what %s sends', async (_, headers) => {
  const answer = await logOut(headers);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross-site']);
  for (const [method, url] of [
    ['DELETE', '/api/me'],
    ['PUT', '/api/me/cards'],
  ] as const)
    expect((await server.app.inject({ method, url, headers: { host, ...headers } })).statusCode).toBe(403);
});

it.each([
  ['the address that was called', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
  [
    'PUBLIC_URL, from where the API is elsewhere',
    { origin: 'https://tayari.example.com', 'sec-fetch-site': 'cross-site' },
  ],
  ['a form of ours without script', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['an address that was typed in', { 'sec-fetch-site': 'none' }],
  ['no browser at all', {}],
])('takes what comes from %s', async (_, headers) => {
  expect((await logOut(headers)).statusCode).toBe(200);
});

it.each([
  ['no origin at all', {}, 403],
  ['a page of ours that hides where it is', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 403],
  ['another website', { origin: 'https://evil.example' }, 403],
  ['the address that was called', { origin: `http://${host}` }, 422],
  ['PUBLIC_URL', { origin: 'https://tayari.example.com' }, 422],
])('takes calls of the staff area from an origin of ours alone: %s', async (_, headers, status) => {
  const sent = { method: 'POST', url: '/api/staff/session', headers: { host, ...headers }, payload: {} } as const;
  expect((await server.app.inject(sent)).statusCode).toBe(status);
});

it('lets anybody read', async () => {
  const headers = { host, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await server.app.inject({ url: '/api/health', headers })).statusCode).toBe(200);
});

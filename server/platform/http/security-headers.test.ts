import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { securityHeaders } from './security-headers.ts';

const files = {
  'index.html': '<!doctype html><title>Home</title>',
  'app.js': 'export {}',
  'sw.js': 'void 0',
  'sw-hall-ne.js': 'void 0',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'print.css': 'p { color: black }',
  'digits.woff2': 'font',
  'card.png': 'image',
};

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join(';');

const resource = { 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff' };
const worker = { ...resource, 'content-security-policy': policy };
const document = {
  ...worker,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};

/** The other headers of an answer, which are not for security. */
const plain =
  /^(accept-ranges|allow|cache-control|connection|content-(length|type)|date|etag|last-modified|location|retry-after|vary)$/;

let folder: string;
let place: TestDatabase;
let server: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tayari-dist-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  place = await migratedSqlite();
  server = await createTestApp(place, { clientFolder: folder });
});

afterAll(async () => {
  await server.close();
  await place.remove();
  rmSync(folder, { recursive: true });
});

/** The security headers of an answer. */
async function securityOf(url: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await server.app.inject({ url, headers: { accept: '*/*', ...headers } });
  return Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !plain.test(name)));
}

describe('a document', () => {
  it.each(['/', '/icon.svg', '/api/docs'])('carries the whole policy: %s', async (url) => {
    expect(await securityOf(url)).toEqual(document);
  });

  it('may ask an API elsewhere that it was built for, and nobody else', async () => {
    const elsewhere = await createTestApp(place, { clientFolder: folder, apiOrigin: 'https://api.example.com' });
    const { headers } = await elsewhere.app.inject('/');
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example.com;");
    await elsewhere.close();
  });
});

it.each([
  ['/room/BCA-2083', '(self)'],
  ['/ne/room', '(self)'],
  ['/hall/BCA-2083?again', '(self)'],
  ['/hall', '(self)'],
  ['/hall/practice', '()'],
  ['/hall/BCA-2083/receipt', '()'],
  ['/notices/BCA-2083/apply', '()'],
  ['/roomy', '()'],
])('a page may use the camera where it reads admit cards: %s', (url, camera) => {
  const headers = securityHeaders(() => ({ scripts: [], styles: [] }), { apiOrigin: null, httpsOnly: false });
  expect(headers('document', url)['permissions-policy']).toContain(`camera=${camera},`);
});

it.each([
  ['/notices/BCA-2083/apply/fee', true],
  ['/ne', true],
  ['/hall/BCA-2083', false],
  ['/staff/examinations', false],
])('a page of students may send a form to the provider of payments, no other page: %s', (url, pays) => {
  const esewa = { formUrl: 'https://epay.esewa.com.np/x' };
  const headers = securityHeaders(() => ({ scripts: [], styles: [] }), { apiOrigin: null, httpsOnly: false, esewa });
  const action = pays ? "form-action 'self' https://epay.esewa.com.np" : "form-action 'self'";
  expect(headers('document', url)['content-security-policy']?.split(';')).toContain(action);
});

it.each(['/sw.js', '/sw.js?again', '/sw-hall-ne.js'])(
  'a service worker carries the policy that binds it: %s',
  async (url) => {
    expect(await securityOf(url)).toEqual(worker);
  },
);

it('a file of the program, which is published, is read as what it says it is', async () => {
  expect(await securityOf('/assets/app.js')).toEqual({ 'x-content-type-options': 'nosniff' });
});

it.each([
  '/app.js',
  '/print.css',
  '/digits.woff2',
  '/card.png',
  '/nothing.png',
  '/api/health',
  '/api/levels',
  '/api/nothing',
  '/api/%E0%A4%A',
  '/index.html',
])('everything else carries only what serves it: %s', async (url) => {
  expect(await securityOf(url)).toEqual(resource);
});

it('an answer that repeats nothing repeats no policy', async () => {
  const { headers } = await server.app.inject('/');
  expect(await securityOf('/', { 'if-none-match': String(headers.etag) })).toEqual(resource);
});

it('is for https alone, in every answer, once the product is reached by it', async () => {
  const secure = await createTestApp(place, { clientFolder: folder, httpsOnly: true });
  for (const url of ['/', '/app.js', '/api/health', '/api/nothing']) {
    const { headers } = await secure.app.inject(url);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await server.app.inject(url)).headers).not.toHaveProperty('strict-transport-security');
  }
  await secure.close();
});

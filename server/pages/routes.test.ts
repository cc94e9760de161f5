import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { makeSqlite, type EmptyDatabase } from '#server/testing/databases.ts';
import { compressFolder } from '../../scripts/compress.ts';

const html = (name: string) => `<!doctype html><title>${name}</title>${'<p>text</p>'.repeat(50)}`;
const files = {
  'index.html': html('home'),
  'csit/entrance-preparation/index.html': html('csit'),
  'assets/app-1a2b3c.js': 'export const answer = 42;'.repeat(30),
  'favicon.svg': `<svg>${'<g/>'.repeat(100)}</svg>`,
  'media/loop.webm': 'not really a video',
  '.built-from': 'a secret of the build',
};

let folder: string;
let place: EmptyDatabase;
let server: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tayari-dist-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  await compressFolder(folder);
  place = await makeSqlite();
  server = await createTestApp(place, { clientFolder: folder });
});

afterAll(async () => {
  await server.close();
  await place.remove();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  server.app.inject({ url, headers });

describe('pages', () => {
  it.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/csit/entrance-preparation', 'csit'],
    ['/csit/entrance-preparation/', 'csit'],
    ['/school/grade-x', 'home'],
    ['/mcq/subject/B.Sc.CSIT%20maths/1/Unit%201.2/4/mock', 'home'],
    ['/apiary', 'home'],
    ['/?from=mail', 'home'],
  ])('%s is the page %s, to be checked with each visit', async (url, page) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<title>${page}</title>`);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it('come compressed to who takes that, and not at all to who has them', async () => {
    const br = await get('/', { accept: '*/*', 'accept-encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(files['index.html']);
    const gz = await get('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gz.rawPayload).toString()).toBe(files['index.html']);
    const again = await get('/', { 'if-none-match': String(br.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('answer HEAD without a body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/bca' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it('are not for clients that want something else', async () => {
    expect((await get('/school/grade-x', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });
});

describe('files', () => {
  it('with a hash in their name are kept for ever, and come compressed', async () => {
    const answer = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(answer.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(files['assets/app-1a2b3c.js']);
  });

  it('without one are checked with each visit', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('can be read in parts, as players do', async () => {
    const answer = await get('/media/loop.webm', { range: 'bytes=0-2' });
    expect([answer.statusCode, answer.body]).toEqual([206, 'not']);
  });

  it.each(['/assets/app-old.js', '/assets/', '/missing.png', '/.built-from'])(
    'that are not there are plainly not there: %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('text/plain');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/assets/..%2f.built-from', '/..%2f..%2fetc/passwd.txt', '/assets/%00.js'])(
    'outside are out of reach: %s',
    async (url) => {
      const answer = await get(url);
      expect([400, 404]).toContain(answer.statusCode);
    },
  );
});

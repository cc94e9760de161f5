import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnPageFile, routesFile, type BuiltDrawnPage } from '#contract/built-pages.ts';
import { undrawnQuery } from '#contract/drawn-page.ts';
import { formats } from '#exam/practice/formats.ts';
import { someQuestions } from '#exam/testing/questions.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { compressFolder } from '../../../build/compress.ts';

const page = (language: string) => `<html lang="${language}"><style>p{}</style>${'<p>text</p>'.repeat(40)}`;
const pool = formats['category-test'].paper.quotas.flatMap(([category, count], block) =>
  someQuestions(count * 2, category, block * 100 + 1),
);

function built(language: string): string {
  const content: BuiltDrawnPage = {
    format: 'category-test',
    page: [page(language), '', '</html>'],
    questions: pool.map((question) => ({ question, first: `<main>${question.id}</main>` })),
    math: {},
    files: [['/assets/category-test-1a2b3c4.js']],
  };
  return JSON.stringify(content);
}

const files = {
  'shell.html': page('en'),
  'ne/shell.html': page('ne'),
  'exam-questions/index.html': `${page('en')}without a paper`,
  'ne/exam-questions/index.html': `${page('ne')}without a paper`,
  'broken/index.html': `${page('en')}without a paper`,
  [drawnPageFile('/exam-questions')]: built('en'),
  [drawnPageFile('/ne/exam-questions')]: built('ne'),
  [drawnPageFile('/broken')]: '{}',
  [routesFile]: JSON.stringify({ known: '^(?:/ne)?(?:/exam-questions|/broken)/*$', listed: '(?!)' }),
};

let folder: string;
let place: TestDatabase;
let server: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tayari-dist-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  place = await migratedSqlite();
  await compressFolder(folder, join(place.settings.dataDir, 'compressed'));
  server = await createTestApp(place, { clientFolder: folder, chance: seededRandom(4) });
});

afterAll(async () => {
  await server.close();
  await place.remove();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ url, method, headers: { accept: 'text/html', ...headers } });

describe('a page whose paper is drawn', () => {
  it.each([
    ['/exam-questions', 'en'],
    ['/exam-questions/', 'en'],
    ['/exam-questions?a=b', 'en'],
    ['/ne/exam-questions', 'ne'],
  ])('%s has a paper for this visit alone, under the policy of a page', async (url, language) => {
    const answers = [await get(url), await get(url)];
    for (const { statusCode, headers, body } of answers) {
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringMatching(/style-src 'self' 'sha256-/),
      });
      expect(headers.etag).toBeUndefined();
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toMatch(/<main>\d+<\/main><script type="application\/json" id="drawn-paper"/);
    }
    expect(answers[0]?.body).not.toBe(answers[1]?.body);
  });

  it('comes compressed', async () => {
    const br = await get('/exam-questions', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('drawn-paper');
    const gzip = await get('/exam-questions', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('drawn-paper');
  });

  it('comes without a paper, to be kept, where that is asked for', async () => {
    const answer = await get(`/exam-questions${undrawnQuery}`);
    expect(answer.body).toBe(files['exam-questions/index.html']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    expect((await get('/exam-questions', {}, 'HEAD')).headers.etag).toBe(answer.headers.etag);
  });

  it('comes without a paper where too many ask at once', async () => {
    let rest = () => {};
    const pause = new Promise<void>((resolve) => {
      rest = resolve;
    });
    const busy = await createTestApp(place, { clientFolder: folder, chance: seededRandom(4), sleep: () => pause });
    const isDrawn = (answer: Awaited<ReturnType<typeof get>>) => answer.headers['cache-control'] === 'no-store';
    const answers = Array.from({ length: 60 }, async () => busy.app.inject({ url: '/exam-questions' }));
    await Promise.any(answers.map(async (each) => expect(isDrawn(await each)).toBe(false)));
    rest();
    const drawn = (await Promise.all(answers)).filter(isDrawn);
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.length).toBeLessThan(60);
    expect(new Set(drawn.map(({ body }) => body)).size).toBe(drawn.length);
    await busy.close();
  });

  it('comes without a paper where the build’s file is no such file, and the log says so', async () => {
    expect((await get('/broken')).body).toBe(files['broken/index.html']);
    expect(server.log.join('')).toContain('No page with a paper could be made: plain /broken');
  });

  it('is no file of its own', async () => {
    expect((await get(`/${drawnPageFile('/exam-questions')}`)).statusCode).toBe(404);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addressPlaceholder,
  hallShellFile,
  notFoundFile,
  originPlaceholder,
  questionPageModule,
  questionTopicFile,
  questionTopicsFile,
  routesFile,
  searchPageModule,
  staffShellFile,
} from '#contract/built-pages.ts';
import { contactPlaceholder } from '#contract/contact-placeholder.ts';
import { aQuestion } from '#exam/testing/questions.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { languages } from '#text/language.ts';
import { migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { compressFolder } from '../../../build/compress.ts';

const html = (name: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${name}</title>${head}</head>${'<p>text</p>'.repeat(50)}`;
const description = '<meta name="description" content="The product.">';
const canonical = (path: string) => `<link rel="canonical" href="${originPlaceholder}${path}">`;
const nowhere = (address: string) => html('nowhere', `<b>${address}</b><a href="/ne${address}">ne</a>`);
const files = {
  'index.html': html('home', canonical('/')),
  'shell.html': `${html('shell', description)}<body><div id="root"></div></body>`,
  [hallShellFile]: html('hall'),
  [staffShellFile]: html('staff'),
  'csit/entrance-preparation/index.html': html('csit'),
  'ne/index.html': html('गृहपृष्ठ', canonical('/ne')),
  'ne/shell.html': `${html('तयारी', description)}<body><div id="root"></div></body>`,
  'ne/csit/entrance-preparation/index.html': html('सीएसआईटी'),
  'contact/index.html': html('contact', `${canonical('/contact')}<b>${contactPlaceholder}</b>`),
  'csit-entrance/2074/index.html': html('2074'),
  'robots.txt': `Sitemap: ${originPlaceholder}/sitemap.xml`,
  'sitemap.xml': `<loc>${originPlaceholder}/</loc><loc>${originPlaceholder}/csit/entrance-preparation</loc>`,
  [notFoundFile]: nowhere(addressPlaceholder),
  [`ne/${notFoundFile}`]: html('भेटिएन', `<b>/ne${addressPlaceholder}</b><a href="${addressPlaceholder}">en</a>`),
  [routesFile]: JSON.stringify({
    known:
      '^(?:/ne(?=/|$))?(?:|/login|/reset-password/[^/]+|/result|/school/[^/]+/[^/]+|/csit-entrance/[^/]+|/hall/[^/]+|/notices/[^/]+|/q/[^/]+|/search|/staff/[^/]+)/*$',
    listed: '^(?:/ne(?=/|$))?(?:/csit-entrance/[^/]+)/*$',
  }),
  // What renders a notice: here is none.
  '.notices/en/notice-entry.js': 'export const sheet = "";',
  '.notices/ne/notice-entry.js': 'export const sheet = "";',
  'search/index.html':
    html('search', canonical('/search')) + '<body><div id="root" data-prerendered="page">empty</div></body>',
  'ne/search/index.html': html('खोज') + '<body><div id="root" data-prerendered="page">खाली</div></body>',
  // What renders a search: here it shows what it gets.
  ...Object.fromEntries(
    languages.map((language) => [
      searchPageModule(language),
      `export const renderSearch = async (search, loadTopic) => {
         const values = new URLSearchParams(search);
         if (!values.has('q')) return null;
         const bank = await loadTopic(Number(values.get('question') ?? 9));
         return '<p>' + values.get('q') + ' ${language} ' + (bank?.questions[0].question ?? 'closed') + '</p>';
       };`,
    ]),
  ),
  // What renders a question: here it shows what it gets.
  ...Object.fromEntries(
    ['en', 'ne'].map((language) => [
      questionPageModule(language === 'en' ? 'en' : 'ne'),
      `export const sheet = '/assets/q.css';
       export const renderQuestion = (topic, { questions }, key) => key === 'unknown0000' ? null : ({
         title: 'A & B', description: 'Read it.', html: '<h1>' + questions[0].question + ' ${language} ' + topic.title + '</h1>',
         plain: { title: 'A', topic: 'Optics', language: 'en', text: '</script>', options: ['a', 'b'], right: 1, explanation: '' },
       });`,
    ]),
  ),
  [questionTopicsFile]: JSON.stringify([
    { subject: 'physics', title: 'Heat', keys: ['0000000heat'] },
    { subject: 'physics', title: 'Optics', keys: ['00000optics', 'unknown0000'] },
  ]),
  [questionTopicFile(0)]: JSON.stringify({ questions: [aQuestion(1)], math: {} }),
  [questionTopicFile(1)]: JSON.stringify({ questions: [aQuestion(2)], math: {} }),
  'sitemap-questions-1.xml': `<loc>${originPlaceholder}/q/00000optics</loc>`,
  'assets/app-1a2b3c.js': 'export const answer = 42;'.repeat(30),
  'favicon.svg': `<svg>${'<g/>'.repeat(100)}</svg>`,
  'media/loop.webm': 'not really a video',
  '.built-from': 'a secret of the build',
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
  server = await createTestApp(place, { clientFolder: folder });
});

afterAll(async () => {
  await server.close();
  await place.remove();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  server.app.inject({ url, headers });

describe('the page of a question', () => {
  it.each([
    ['/q/00000optics', 'en', '/q/00000optics'],
    ['/ne/q/00000optics', 'ne', '/ne/q/00000optics'],
    ['/q/00000OPTICS/', 'en', '/q/00000optics'],
  ])('%s is made from its topic, and says its own address', async (path, language, own) => {
    const { statusCode, payload, headers } = await get(path);
    expect(statusCode).toBe(200);
    expect(payload).toContain(
      `<div id="root" data-prerendered="page"><h1>${aQuestion(2).question} ${language} Optics</h1>`,
    );
    expect(payload).toContain('<title>A &#38; B · Tayari</title>');
    expect(payload).toContain('name="description" content="Read it."');
    expect(payload).toContain(`<link rel="canonical" href="http://tayari.test${own}">`);
    expect(payload).toContain('<link id="question-sheet" rel="stylesheet" href="/assets/q.css" data-there="">');
    const [, structured = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(payload) ?? [];
    expect(JSON.parse(structured)).toMatchObject({
      '@type': 'Question',
      text: '</script>',
      acceptedAnswer: { text: 'b' },
    });
    const again = await get(path, { accept: 'text/html', 'if-none-match': String(headers['etag']) });
    expect([headers['cache-control'], again.statusCode, again.payload]).toEqual(['no-cache', 304, '']);
  });

  it.each(['/q/00000000000', '/ne/q/%3Cscript%3E', '/q/unknown0000'])(
    '%s is none: 404, with the program',
    async (path) => {
      const { statusCode, payload } = await get(path);
      expect(statusCode).toBe(404);
      expect(payload).toContain('<div id="root"></div>');
    },
  );

  it('is in a map of the site, which names whole addresses', async () => {
    const { payload, headers } = await get('/sitemap-questions-1.xml', {});
    expect(payload).toBe('<loc>http://tayari.test/q/00000optics</loc>');
    expect(headers['content-type']).toBe('application/xml');
  });
});

describe('a search', () => {
  it.each([
    ['/search?q=light', 'light en closed'],
    ['/ne/search?q=light', 'light ne closed'],
    ['/search/?q=light&question=1', `light en ${aQuestion(2).question}`],
  ])('%s has its results in the page', async (path, results) => {
    const { statusCode, payload, headers } = await get(path);
    expect(statusCode).toBe(200);
    expect(payload).toContain(`<div id="root" data-prerendered="page"><p>${results}</p></div>`);
    expect(payload).not.toContain(originPlaceholder);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['/search', '/search?subject=Physics', `/search?q=${'a'.repeat(3000)}`])(
    'an empty or an endless one is the page of the build: %#',
    async (path) => {
      const { statusCode, payload } = await get(path);
      expect(statusCode).toBe(200);
      expect(payload).toContain('empty');
    },
  );
});

describe('pages in Nepali', () => {
  it.each([
    ['/ne', 'गृहपृष्ठ'],
    ['/ne/', 'गृहपृष्ठ'],
    ['/ne/csit/entrance-preparation', 'सीएसआईटी'],
    ['/ne/login', 'तयारी'],
  ])('%s is sent as its English one is', async (path, title) => {
    const [nepali, english] = await Promise.all([get(path), get(path.replace('/ne', '') || '/')]);
    expect(nepali.statusCode).toBe(200);
    expect(nepali.payload).toContain(`<title>${title}</title>`);
    expect(nepali.headers['cache-control']).toBe(english.headers['cache-control']);
  });

  it.each(['/ne/nowhere', '/NE/nowhere'])(
    '%s is not found, in Nepali, and leads to its English address',
    async (path) => {
      const { statusCode, payload } = await get(path);
      expect(statusCode).toBe(404);
      expect(payload).toContain('<title>भेटिएन</title><b>/ne/nowhere</b><a href="/nowhere">en</a>');
    },
  );

  it('an English address that leads nowhere says so in English, whatever it begins with', async () => {
    expect((await get('/nepal')).payload).toContain('<title>nowhere</title><b>/nepal</b><a href="/ne/nepal">ne</a>');
  });
});

describe('pages', () => {
  it.each([
    ['/', 'home'],
    ['/csit/entrance-preparation', 'csit'],
    ['/csit/entrance-preparation/', 'csit'],
    ['/csit-entrance/2074', '2074'],
    ['/result', 'shell'],
    ['/Result/', 'shell'],
    ['/CSIT-Entrance/2074', 'shell'],
    ['/r%65sult', 'shell'],
    ['/school/B.Sc.CSIT%20maths/Unit%201.2', 'shell'],
    ['/school/grade-x/unit.one', 'shell'],
    ['/school/grade-x/a%2Fb', 'shell'],
    ['/school/grade-x/%E0%A4%A', 'shell'],
    ['/school/grade-x/' + 'long'.repeat(500), 'shell'],
    ['/?from=mail', 'home'],
  ])('%s is the page %s, to be checked with each visit', async (url, page) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<title>${page}</title>`);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it('come compressed to who takes that, and not at all to who has them', async () => {
    for (const path of ['/', '/csit/entrance-preparation', '/result']) {
      const plain = (await get(path)).body;
      const br = await get(path, { accept: '*/*', 'accept-encoding': 'gzip, br' });
      expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
      const gz = await get(path, { 'accept-encoding': 'gzip' });
      expect(gunzipSync(gz.rawPayload).toString()).toBe(plain);
      const again = await get(path, { 'if-none-match': String(br.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it.each([
    ['/index.html', '/'],
    ['/csit/entrance-preparation/index.html?a=b', '/csit/entrance-preparation'],
  ])('that are asked for by their file are under another address: %s', async (url, address) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, address]);
  });

  it('answer HEAD without a body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/result' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it('are not for clients that want something else', async () => {
    expect((await get('/result', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: '/nowhere' })).statusCode).toBe(404);
  });
});

describe('a form that a browser posts to its page', () => {
  it.each([
    ['/login', '/login'],
    ['/reset-password/abc', '/reset-password/abc'],
    ['/login?from=mail', '/login'],
    ['//', '/'],
  ])('%s leads back to it, without anything of what was sent', async (url, location) => {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=sita%40example.com&password=seventeen-peaks',
    });
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, location, '']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(server.log.join('')).not.toMatch(/seventeen|sita/);
  });

  it.each(['multipart/form-data; boundary=x', 'text/plain', 'application/json'])('as %s too', async (type) => {
    const request = { method: 'POST', url: '/login', headers: { 'content-type': type }, payload: 'anything' } as const;
    expect((await server.app.inject(request)).statusCode).toBe(303);
  });
});

describe('a password or a token in the query of a page', () => {
  it.each([
    ['/login?email=sita%40example.com&password=seventeen-peaks', '/login'],
    ['/reset-password/abc?Password=seventeen-peaks', '/reset-password/abc'],
    ['/result?token=seventeen-peaks', '/result'],
    ['/nowhere?pass%77ord=seventeen-peaks', '/nowhere'],
    ['/assets/app-1a2b3c.js?password=seventeen-peaks', '/assets/app-1a2b3c.js'],
    ['//evil.example/?password=seventeen-peaks', '/evil.example/'],
  ])('%s leads to the page without it, and is not logged', async (url, location) => {
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const answer = await server.app.inject({ method, url });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(server.log.join('')).not.toContain('seventeen');
  });
});

describe('where the product is reached', () => {
  it('is named by pages and by what search engines ask for, as the settings say it', async () => {
    expect((await get('/')).body).toContain('<link rel="canonical" href="http://tayari.test/">');
    const robots = await get('/robots.txt', { accept: '*/*' });
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toBe('Sitemap: http://tayari.test/sitemap.xml');
    const sitemap = await get('/sitemap.xml', { accept: '*/*' });
    expect(sitemap.headers['content-type']).toBe('application/xml');
    expect(sitemap.body).toBe('<loc>http://tayari.test/</loc><loc>http://tayari.test/csit/entrance-preparation</loc>');
  });

  it('is another content with another tag', async () => {
    const elsewhere = await createTestApp(place, { clientFolder: folder, baseUrl: () => 'https://a.example/?"&' });
    const there = await elsewhere.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(there.body).toContain('href="https://a.example/?&#34;&#38;/"');
    expect(there.headers.etag).not.toBe((await get('/')).headers.etag);
    await elsewhere.close();
  });
});

describe('where students can write', () => {
  it('is what the settings say, or nothing', async () => {
    expect((await get('/contact')).body).toContain('<b></b>');
    const college = await createTestApp(place, { clientFolder: folder, contactEmail: "o'neil&co@college.edu.np" });
    const there = await college.app.inject({ url: '/contact', headers: { accept: 'text/html' } });
    expect(there.body).toContain('<b>o&#39;neil&#38;co@college.edu.np</b>');
    await college.close();
  });
});

describe('an address that leads nowhere', () => {
  it.each([
    ['/nowhere', '/nowhere'],
    ['/school', '/school'],
    ['/school/a/b/c', '/school/a/b/c'],
    ['/apiary/?page=2', '/apiary/'],
    ['/physics%20notes', '/physics notes'],
    ['/a%2Fb', '/a%2Fb'],
    ['/%E0%A4%A4', '/त'],
    ['/%E0%A4%A?q=%E0', '/%E0%A4%A'],
    ['/100%', '/100%'],
    ['/a%0Db%00', '/a%0Db%00'],
    [`/${encodeURIComponent('<img src="x">&\'')}`, '/&#60;img src%3D&#34;x&#34;&#62;%26&#39;'],
    ["/$&$'", '/$&#38;$&#39;'],
  ])('%s is 404 with a page that names it, under the same headers', async (url, named) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(nowhere(named));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
  });

  it('is compressed like any page', async () => {
    const plain = (await get('/nowhere')).body;
    const br = await get('/nowhere', { 'accept-encoding': 'br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    const gz = await get('/nowhere', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain);
  });

  it.each([
    ['a paper', '/csit-entrance/2080'],
    ['a notice', '/notices/NONE-1'],
  ])('is the shell with 404 where the client knows what is missing: %s', async (_what, path) => {
    const answer = await get(path, { accept: 'text/html', 'if-none-match': '*' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(files['shell.html']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  });

  it('is plain text for clients that want something else', async () => {
    const answer = await get('/nowhere', { accept: 'application/json' });
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
  });
});

describe('the zone that examinations are shown in', () => {
  let elsewhere: TestApp;
  beforeAll(async () => {
    elsewhere = await createTestApp(place, { clientFolder: folder, timeZone: 'Asia/Kolkata' });
  });
  afterAll(() => elsewhere.close());

  // This includes the pages that a service worker requests, to keep them.
  it.each([
    '/',
    '/ne',
    '/csit/entrance-preparation',
    '/result',
    '/shell.html',
    '/ne/shell.html',
    '/nowhere',
    '/hall/SCI-2083',
    '/staff/items',
  ])('is told by %s where it is not Nepal’s, and costs nothing where it is', async (url) => {
    const answer = await elsewhere.app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    const nepals = (await get(url)).body;
    expect(nepals).not.toContain('time-zone');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(
      nepals.replace('<html lang="en">', '<html data-time-zone="Asia/Kolkata" lang="en">'),
    );
  });
});

it('a folder without a build has no page, and says so', async () => {
  const empty = await createTestApp(place, { clientFolder: join(folder, 'none') });
  const answer = await empty.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
  await empty.close();
});

describe('files', () => {
  it('with a hash in their name are kept for ever, and come compressed', async () => {
    const answer = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(answer.headers['content-type']).toBe('text/javascript');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(files['assets/app-1a2b3c.js']);
  });

  it('without one are checked with each visit', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('can be read in parts, as players do', async () => {
    const answer = await get('/media/loop.webm', { range: 'bytes=0-2' });
    expect([answer.statusCode, answer.body]).toEqual([206, 'not']);
  });

  it.each(['/assets/app-old.js', '/assets/', '/missing.png', '/.built-from', '/.not-found.html'])(
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

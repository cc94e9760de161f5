import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportPreview } from '#contract/import.ts';
import type { ListedItem } from '#contract/items.ts';
import { pngBase64 } from '#interchange/testing/seen.ts';
import { zip } from '#interchange/zip.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { sendFile } from '#server/testing/send-file.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const gift = '$CATEGORY: physics/Light\n\nWhat is $1 + 1$? {~1 =2 ####So.}\n\nWrite! {}\n\nWhat is $2 + 2$? {~1 =4}\n';

/** A bank into which Hari and Gita import files. It serves the tests of the routes. */
function openBank(make: () => Promise<TestDatabase>) {
  const bank = {} as { place: TestDatabase; server: TestApp; hari: Staff; gita: Staff };
  beforeAll(async () => {
    bank.place = await make();
    bank.server = await createTestApp(bank.place);
    bank.hari = await signInStaff(bank.server, 'Hari');
    bank.gita = await signInStaff(bank.server, 'Gita');
  });
  afterAll(async () => {
    await bank.server.close();
    await bank.place.remove();
  });
  const look = async (file: Uint8Array | string, name: string, fields = {}) => {
    const answer = await sendFile(bank.server, bank.hari, '/staff/import', file, name, fields);
    expect(answer.statusCode).toBe(200);
    return answer.json<ImportPreview>();
  };
  const accept = (id: string, staff = bank.hari, given: object = {}) =>
    staff.send('POST', `/staff/import/${id}/accept`, given);
  const items = async (query = '') => (await bank.hari.send('GET', `/staff/items?origin=own&size=200${query}`)).json();
  return { bank, look, accept, items };
}

describe.each(databases)('import on $kind', ({ make }) => {
  const { bank, look, accept, items } = openBank(make);

  it('shows what a file would bring, adds nothing before it is accepted, and nothing twice', async () => {
    const preview = await look(gift, 'light.gift');
    expect(preview).toEqual({
      import: expect.any(String),
      format: 'gift',
      columns: [],
      others: [],
      font: null,
      pages: 1,
      pictures: 0,
      items: [
        {
          place: 0,
          typed: null,
          item: {
            origin: 'own',
            subject: 'physics',
            topic: 'Light',
            tags: ['light.gift'],
            language: 'en',
            difficulty: null,
            status: 'draft',
            stem: 'What is $1 + 1$?',
            options: [
              { id: 'a', text: '1' },
              { id: 'b', text: '2' },
            ],
            right: ['b'],
            explanation: 'So.',
            figure: null,
            version: 1,
          },
        },
        { place: 1, typed: null, item: expect.objectContaining({ stem: 'What is $2 + 2$?' }) },
      ],
      questions: [
        { where: 'line 3', number: null, start: '', problems: [], known: null },
        { where: expect.stringMatching(/^line \d$/), number: null, start: '', problems: [], known: null },
      ],
      skipped: [{ where: 'line 5', number: null, why: expect.stringContaining('an essay question') }],
      math: { '1 + 1': expect.stringContaining('<math'), '2 + 2': expect.stringContaining('<math') },
    });
    expect((await items('&tag=light.gift')).total).toBe(0);
    expect((await accept(preview.import)).json()).toEqual({ added: 2, already: 0 });
    expect((await items('&tag=light.gift')).rows).toMatchObject([
      { stem: 'What is $1 + 1$?', status: 'draft', author: { name: 'Hari' } },
      { stem: 'What is $2 + 2$?' },
    ]);
    expect((await accept(preview.import)).json()).toEqual({ added: 0, already: 2 });
    const again = await look(gift, 'copy.gift');
    expect(again.questions.map(({ known }) => known)).toEqual(
      (await items('&tag=light.gift')).rows.map(({ id }: { id: string }) => id),
    );
    expect((await accept(again.import)).json()).toEqual({ added: 0, already: 2 });
  });

  it('names near duplicates, of the bank and of the file itself', async () => {
    const head = 'question,option_a,option_b,answer';
    await accept((await look(`${head}\nWhat is the capital of Nepal ?,Kathmandu,Pokhara,A`, 'first.csv')).import);
    const [stored] = (await items('&tag=first.csv')).rows;
    const rows = [
      'What is the capital city of Nepal?,Pokhara,Kathmandu,A',
      'The capital of Nepal is:,Pokhara,Kathmandu,B',
    ];
    const { questions } = await look([head, ...rows].join('\n'), 'again.csv');
    const said = (message: string) => ({ code: 'near-duplicate', where: expect.stringMatching(/^line/), message });
    expect(questions.map(({ problems }) => problems)).toEqual([
      [said(`Near duplicate of item ${stored.id}, with another key.`)],
      [said(`Near duplicate of item ${stored.id}.`), said('Near duplicate of the question at line 2.')],
    ]);
  });

  it('brings pictures along: seen before, kept when accepted, and out again', async () => {
    const shown = `<img alt="a dot" src="data\\:image/png;base64,${pngBase64.replaceAll('=', '\\=')}">`;
    const preview = await look(`[html]What is this? ${shown} {=dot ~line}`, 'dots.gift');
    expect(preview.items[0]?.item.figure).toEqual({ id: '0', alt: 'a dot' });
    const seen = await bank.hari.send('GET', `/staff/import/${preview.import}/figures/0`);
    expect([seen.statusCode, seen.headers['content-type'], seen.rawPayload.length]).toEqual([200, 'image/png', 70]);
    expect((await bank.gita.send('GET', `/staff/import/${preview.import}/figures/0`)).statusCode).toBe(404);
    expect((await accept(preview.import)).json()).toEqual({ added: 1, already: 0 });
    const [item] = (await items('&tag=dots.gift')).rows;
    expect(item.figure).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), alt: 'a dot' });
    expect((await bank.hari.send('GET', `/figures/${item.figure.id}`)).headers['content-type']).toBe('image/png');
    const file = await bank.hari.send('GET', '/staff/export?format=qti&tag=dots.gift');
    const again = await look(file.rawPayload, 'again');
    expect((await accept(again.import)).json()).toEqual({ added: 0, already: 1 });
    const table = await bank.hari.send('GET', '/staff/export?format=csv&tag=dots.gift');
    expect(table.headers['items-left-out']).toBe('1');
  });

  it('keeps an import to whoever made it, for an hour, and three at most', async () => {
    const made: string[] = [];
    for (const name of ['1', '2', '3', '4']) {
      bank.server.clock.now += 1;
      made.push((await look(gift, name)).import);
    }
    const [first = '', second = '', third = ''] = made;
    expect((await accept(first)).statusCode).toBe(404);
    expect((await accept(second, bank.gita)).statusCode).toBe(404);
    expect((await accept(second)).statusCode).toBe(200);
    bank.server.clock.now += 30 * 60_000;
    expect((await accept(third)).statusCode).toBe(200);
    bank.server.clock.now += 30 * 60_000;
    expect((await accept(third)).statusCode).toBe(404);
    await bank.server.tick();
    expect(await bank.server.database.db.selectFrom('pending_import').select('id').execute()).toEqual([]);
  });
});

// The content of files does not depend on the database.
describe('files in and out', () => {
  const { bank, look, accept, items } = openBank(migratedSqlite);
  beforeAll(async () => void (await accept((await look(gift, 'light.gift')).import)));

  it('gives subject, topic, language and difficulty to what its file says nothing of', async () => {
    const head = 'question,option_a,option_b,answer,subject,topic,difficulty,language';
    const lines = [
      'Which one has nothing?,x,y,A,,,,',
      'Which one says all?,x,y,A,gk,Nepal,5,en',
      'Which is of physics?,x,y,A,physics,,,',
    ];
    const { import: id } = await look([head, ...lines].join('\n'), 'labels.csv');
    const given = { subject: 'chemistry', topic: 'atoms', language: 'ne', difficulty: 3 };
    expect((await accept(id, bank.hari, { subject: 'No Slug' })).statusCode).toBe(422);
    expect((await accept(id, bank.hari, given)).json()).toMatchObject({ added: 3 });
    const { rows } = (await bank.hari.send('GET', '/staff/items?tag=labels.csv')).json<{ rows: ListedItem[] }>();
    const said = rows.map((each) => [each.stem, each.subject, each.topic, each.language, each.difficulty]);
    expect(said.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      ['Which is of physics?', 'physics', null, 'ne', 3],
      ['Which one has nothing?', 'chemistry', 'atoms', 'ne', 3],
      ['Which one says all?', 'gk', 'Nepal', 'en', 5],
    ]);
  });

  it('names a label that the bank does not take, and skips an item whose text is too long', async () => {
    const long = 'x'.repeat(11_000);
    const head = 'question,option_a,option_b,answer,topic,subject';
    const preview = await look(`${head}\nOne?,x,y,A,${'t'.repeat(130)},कविता\n${long},x,y,A,,`, 'a.csv');
    expect(preview.items).toMatchObject([{ item: { topic: null, subject: null } }]);
    expect(preview.questions).toMatchObject([
      { problems: [{ code: 'unknown-value', where: 'line 2' }, { code: 'unknown-value' }] },
    ]);
    expect(preview.skipped).toEqual([
      { where: 'line 3', number: null, why: 'A question has at most 10,000 characters.' },
    ]);
  });

  it('shows long imports in pages, to whoever made them', async () => {
    const text = Array.from({ length: 120 }, (_, n) => `${n + 1}. Item $x_{${n}}$?\na) ${n}\nb) y\nAns: a\n`).join(
      '\n',
    );
    const preview = await look(text, 'long.txt');
    expect([preview.pages, preview.questions.length, preview.items.length]).toEqual([3, 120, 50]);
    const page = await bank.hari.send('GET', `/staff/import/${preview.import}?page=3`);
    expect(page.json().items.map(({ place }: { place: number }) => place)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 100),
    );
    expect(page.json().math['x_{119}']).toContain('<math');
    expect(page.headers['cache-control']).toBe('no-store');
    expect((await bank.gita.send('GET', `/staff/import/${preview.import}?page=3`)).statusCode).toBe(404);
    expect((await bank.hari.send('GET', `/staff/import/${preview.import}?page=4`)).statusCode).toBe(404);
    expect((await accept(preview.import)).json()).toEqual({ added: 120, already: 0 });
  });

  it('takes pasted text, its form named or not', async () => {
    const text = '1. Pasted?\na) x\nb) y\nAns: b';
    const answer = await bank.hari.send('POST', '/staff/import', { text });
    expect([answer.statusCode, answer.json().format, answer.json().items[0].item.tags]).toEqual([200, 'text', []]);
    const named = await bank.hari.send('POST', '/staff/import', {
      text: 'One?\nA. x\nB. y\nANSWER: A',
      format: 'aiken',
    });
    expect(named.json()).toMatchObject({ format: 'aiken', items: [{ item: { right: ['a'] } }] });
    expect((await look('One?\nA. x\nB. y\nANSWER: A', 'a.txt', { format: 'text' })).format).toBe('text');
  });

  it('makes Unicode of a paper in Preeti, shows what the file has, and takes it as it is where that is wished', async () => {
    const paper = "1. g]kfnsf] /fhwfgL s'g xf] < a) kf]v/f b) sf7df8f}+ c) nlntk'/ d) eQmk'/\npQ/M b\n";
    const preview = await look(paper, 'old.txt');
    expect(preview).toMatchObject({
      font: { name: 'preeti', kept: false },
      items: [
        {
          typed: paper.trim(),
          item: {
            right: ['b'],
            stem: 'नेपालको राजधानी कुन हो ?',
            language: 'ne',
            options: [{ text: 'पोखरा' }, { text: 'काठमाडौं' }, {}, {}],
          },
        },
      ],
      questions: [{ number: 1 }],
    });
    const kept = await look(paper, 'kept.txt', { legacy: 'keep' });
    expect(kept.font).toEqual({ name: 'preeti', kept: true });
    expect(kept.items[0]?.item.stem).toBe("g]kfnsf] /fhwfgL s'g xf] <");
  });

  it('names formulas that are typed as plain text, and makes them formulas where that is wished', async () => {
    const text = '1. Which has x^2 and H2SO4 at 3 m/s2?\na) x\nb) y\nAns: a';
    expect((await look(text, 'a.txt')).questions[0]?.problems).toMatchObject([{ code: 'formula-outside' }]);
    const made = await look(text, 'a.txt', { formulas: 'make' });
    expect(made.items[0]?.item.stem).toBe('Which has $x^{2}$ and H<sub>2</sub>SO<sub>4</sub> at 3 m/s<sup>2</sup>?');
    expect(made.questions[0]?.problems).toEqual([]);
  });

  it('leaves other requests alone while it reads 8 MB of formulas, and shows them in pages', async () => {
    const nested = Array.from({ length: 20 }).reduce<string>((tex) => `\\frac{${tex}}{x+y}`, 'z');
    const one = (n: number) =>
      `${n}. What is $${nested}$ and ${'$\\frac{1}{2}$ '.repeat(150)}?\na) ${n}\nb) y\nAns: a\n`;
    const text = Array.from({ length: 1000 }, (_, place) => one(place + 1)).join('\n');
    const began = performance.now();
    let longest = 0;
    const state = { isDone: false };
    const looking = sendFile(bank.server, bank.hari, '/staff/import', text, 'attack.txt').finally(
      () => (state.isDone = true),
    );
    while (!state.isDone) {
      const start = performance.now();
      await bank.gita.send('GET', '/staff/import/none?page=1');
      longest = Math.max(longest, performance.now() - start);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const answer = await looking;
    // If the server itself made the formulas, they would take four fifths of the time. A busy machine slows both alike.
    expect(longest).toBeLessThan((performance.now() - began) / 4);
    expect([200, 422]).toContain(answer.statusCode);
    expect(answer.rawPayload.length).toBeLessThan(5_000_000);
  });

  it.each([
    ['aiken', 'text/plain; charset=utf-8', 'items.txt'],
    ['gift', 'text/plain; charset=utf-8', 'items.gift'],
    ['moodle-xml', 'application/xml; charset=utf-8', 'items.xml'],
    ['qti', 'application/zip', 'items.zip'],
    ['csv', 'text/csv; charset=utf-8', 'items.csv'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'items.xlsx'],
  ])('exports %s, which comes back as it went', async (format, type, name) => {
    const file = await bank.hari.send('GET', `/staff/export?format=${format}&tag=light.gift`);
    expect([
      file.statusCode,
      file.headers['content-type'],
      file.headers['content-disposition'],
      file.headers['items-left-out'],
    ]).toEqual([200, type, `attachment; filename="${name}"`, '0']);
    const preview = await look(file.rawPayload, name);
    const plain = ({ stem, options, right }: ImportPreview['items'][number]['item']) => ({ stem, options, right });
    expect(preview.items.map(({ item }) => plain(item))).toEqual((await items('&tag=light.gift')).rows.map(plain));
    expect(preview.format).toBe(format);
    if (format !== 'aiken') expect((await accept(preview.import)).json()).toEqual({ added: 0, already: 2 });
  });

  it('is for staff alone', async () => {
    const headers = { origin: 'http://tayari.test' };
    const calls = [
      { method: 'POST', url: '/api/staff/import', payload: { text: gift } },
      { method: 'GET', url: '/api/staff/export?format=gift' },
      { method: 'POST', url: '/api/staff/import/x/accept' },
    ] as const;
    for (const call of calls) expect((await bank.server.app.inject({ ...call, headers })).statusCode).toBe(401);
  });

  it.each([
    ['nothing', ''],
    ['blanks alone', ' \n \t\n'],
    ['a PDF', '%PDF-1.7 x'],
    ['entities of its own', '<!DOCTYPE quiz [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>'],
    ['an archive that leads out of itself', zip({ '../../a.xml': new Uint8Array(5) })],
    ['an archive that unpacks to a hundred times its size', zip({ 'a.xml': new Uint8Array(17_000_000) })],
    ['an archive that is none', 'PK\x03\x04 and nothing else'],
  ])('refuses %s in one sentence', async (_what, file) => {
    const answer = await sendFile(bank.server, bank.hari, '/staff/import', file, 'file');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/^[A-Z][^.]*\.$|^This is .*\.$/),
    });
  });

  it('reads what is too long to be questions no further than that, and takes no file over 50 MB', async () => {
    const long = await sendFile(
      bank.server,
      bank.hari,
      '/staff/import',
      new Uint8Array(17_000_000).fill(65),
      'long.txt',
    );
    expect([long.statusCode, long.json().message]).toEqual([
      422,
      'The file holds more than can be read in one go: import it in parts.',
    ]);
    const headers = {
      ...bank.hari.headers,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '50020000',
    };
    const large = await bank.server.app.inject({ method: 'POST', url: '/api/staff/import', headers, payload: '--x--' });
    expect(large.statusCode).toBe(413);
  });

  it('refuses what is neither file nor text, and a form that there is not', async () => {
    expect((await bank.hari.send('POST', '/staff/import', {})).statusCode).toBe(422);
    expect((await bank.hari.send('POST', '/staff/import', { text: gift, format: 'word' })).statusCode).toBe(422);
    expect((await bank.hari.send('GET', '/staff/export?format=pdf')).statusCode).toBe(422);
  });
});

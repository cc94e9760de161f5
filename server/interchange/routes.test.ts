import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportPreview } from '#contract/import.ts';
import { pngBase64 } from '#interchange/testing/seen.ts';
import { zip } from '#interchange/zip.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { sendFile } from '#server/testing/send-file.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const gift = '$CATEGORY: physics/Light\n\nWhat is $1 + 1$? {~1 =2 ####So.}\n\nWrite! {}\n\nWhat is $2 + 2$? {~1 =4}\n';

/** A bank that Hari and Gita bring files into, for the tests around the call. */
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
  const accept = (id: string, staff = bank.hari) => staff.send('POST', `/staff/import/${id}/accept`);
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
      items: [
        {
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
          where: 'line 3',
          problems: [],
          known: null,
        },
        {
          item: expect.objectContaining({ stem: 'What is $2 + 2$?' }),
          where: expect.stringMatching(/^line \d$/),
          problems: [],
          known: null,
        },
      ],
      skipped: [{ where: 'line 5', why: expect.stringContaining('an essay question') }],
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
    expect(again.items.map(({ known }) => known)).toEqual(
      (await items('&tag=light.gift')).rows.map(({ id }: { id: string }) => id),
    );
    expect((await accept(again.import)).json()).toEqual({ added: 0, already: 2 });
  });

  it('names a label that the bank does not take, and skips an item whose text is too long', async () => {
    const long = 'x'.repeat(11_000);
    const head = 'question,option_a,option_b,answer,topic,subject';
    const preview = await look(`${head}\nOne?,x,y,A,${'t'.repeat(130)},विज्ञान\n${long},x,y,A,,`, 'a.csv');
    expect(preview.items).toMatchObject([
      {
        item: { topic: null, subject: null },
        problems: [{ code: 'unknown-value', where: 'line 2' }, { code: 'unknown-value' }],
      },
    ]);
    expect(preview.skipped).toEqual([{ where: 'line 3', why: 'A question has at most 10,000 characters.' }]);
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

// What a file says does not depend on the database.
describe('files in and out', () => {
  const { bank, look, accept, items } = openBank(migratedSqlite);
  beforeAll(async () => void (await accept((await look(gift, 'light.gift')).import)));

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

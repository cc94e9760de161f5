import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import readXlsxFile from 'read-excel-file/node';
import { isSignedBy } from '#server/features/examinations/publication/signing.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { newExamination, phone, writeItems } from '#server/testing/examinations.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const minute = 60_000;
const code = 'SCI-2083';
const path = `/staff/examinations/${code}`;
const verify = promisify(execFile);

/** Symbol number, group, and the choices at the five places. Three are physics at 1 mark, two are English at 0.5. */
const sat = [
  ['1001', 'Women', 'aaaaa'],
  ['1002', '', 'aaaa-'],
  ['1003', '', 'aaaa-'],
  ['1004', 'Women', 'aab--'],
  ['1005', 'Women', 'bbbbb'],
  ['1006', '', null],
] as const;

describe.each(databases)('from the key to the publication on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let staff: Staff;
  let isAway: boolean;
  const tokens = new Map<string, string>();

  beforeEach(async () => {
    isAway = false;
    place = await make();
    server = await createTestApp(place);
    staff = await signInStaff(server, 'Gita');
    const seats = { open: 2, groups: [{ name: 'Women', seats: 1 }], emptyToOpen: false, waiting: 2 };
    await staff.send(
      'POST',
      '/staff/examinations',
      newExamination(server, { seats, passMark: 1, namesPublished: true }),
    );
    const items = [...(await writeItems(staff, 'physics', 3)), ...(await writeItems(staff, 'english', 2))];
    await staff.send('PUT', `${path}/paper`, { items });
    const lines = sat.map(
      ([symbolNumber, groups]) => `${symbolNumber},Name ${symbolNumber},${groups},${symbolNumber}9999`,
    );
    await staff.send('POST', `${path}/candidates`, { csv: ['symbol_number,name,groups,pin', ...lines].join('\n') });
    await staff.send('POST', `${path}/seal`);
    server.clock.now += 50 * minute;
    for (const [symbolNumber, , choices] of sat) {
      const own = phone(server, code, symbolNumber);
      const { token } = (await own.signIn(symbolNumber, `${symbolNumber}9999`)).json<{ token: string }>();
      tokens.set(symbolNumber, token);
      if (choices === null) continue;
      await own.get('/seal-key', token);
      const chosen = Array.from(choices).flatMap((option, at) =>
        option === '-' ? [] : [{ kind: 'choose', place: at, option }],
      );
      const entries = [...chosen, { kind: 'hand-in' }].map((entry, index) => ({ n: index + 1, at: index, ...entry }));
      await own.send(token, entries);
    }
    await staff.send('POST', `${path}/state`, { to: 'ended' });
  });
  afterEach(async () => {
    if (isAway) await server.app.close();
    else await server.close();
    await place.remove();
  });

  const go = (to: string) => staff.send('POST', `${path}/state`, { to });
  const hall = (symbolNumber: string, way: string) =>
    phone(server, code, symbolNumber).get(way, tokens.get(symbolNumber) ?? '');
  const object = (symbolNumber: string, body: object) =>
    server.app.inject({
      method: 'POST',
      url: `/api/hall/${code}/objections`,
      headers: { authorization: `Bearer ${tokens.get(symbolNumber)}` },
      payload: body,
    });
  const reason = 'The second option is right as well, see the book.';

  it('cuts the lists from the ranking, and names a tie at the last seat', async () => {
    const merit = (await staff.send('GET', `${path}/merit`)).json();
    expect(
      merit.ranking.map(({ rank, symbolNumber, total }: Record<string, unknown>) => [rank, symbolNumber, total]),
    ).toEqual([
      [1, '1001', 4],
      [2, '1002', 3.5],
      [2, '1003', 3.5],
      [4, '1004', 1.75],
      [5, '1005', -0.75],
    ]);
    expect(merit.open).toMatchObject([{ position: 1, symbolNumber: '1001' }]);
    expect(merit.groups).toMatchObject([{ name: 'Women', seats: 1, candidates: [{ symbolNumber: '1004' }] }]);
    expect(merit.ties).toEqual([{ list: 'open', seats: 1, among: ['1002', '1003'] }]);
  });

  it('tries other rules without keeping them', async () => {
    const rules = JSON.stringify({ seats: { open: 3, groups: [], emptyToOpen: false, waiting: 0 } });
    const tried = (await staff.send('GET', `${path}/merit?rules=${encodeURIComponent(rules)}`)).json();
    expect(tried.open).toHaveLength(3);
    expect((await staff.send('GET', `${path}/merit`)).json().open).toHaveLength(1);
    for (const wrong of [
      'x',
      '{"tieBreaks":["section:None"]}',
      '{"seats":{"groups":[{"name":"open","seats":1}]}}',
      '{"list":1}',
    ])
      expect(
        (await staff.send('GET', `${path}/merit?rules=${encodeURIComponent(wrong)}`)).json().fields,
      ).toHaveProperty('rules');
  });

  it('admits of a tie whom the examiner names, with a reason, and no more than there are seats', async () => {
    const decide = (body: object) =>
      staff.send('POST', `${path}/merit/ties`, { list: 'open', reason: 'Drawn by lot.', ...body });
    expect((await decide({ admitted: ['1002', '1003'] })).json().fields.admitted).toBe('There is 1 seat, these are 2.');
    expect((await decide({ admitted: ['1001'] })).json().fields.admitted).toContain('1001');
    expect((await decide({ list: 'Women', admitted: [] })).json().fields).toHaveProperty('list');
    const merit = (await decide({ admitted: ['1003'] })).json();
    expect(merit.open.map(({ symbolNumber }: { symbolNumber: string }) => symbolNumber)).toEqual(['1001', '1003']);
    expect(merit.waiting.open).toMatchObject([{ symbolNumber: '1002' }]);
    expect(merit.ties).toEqual([]);
    const tie = { list: 'open', seats: 1, among: ['1002', '1003'] };
    expect(merit.settled).toEqual([{ ...tie, admitted: ['1003'], reason: 'Drawn by lot.' }]);
  });

  it('lets a second decision of a tie replace the first, with both in the audit log, until the publication', async () => {
    const decide = (symbolNumber: string, why: string) =>
      staff.send('POST', `${path}/merit/ties`, { list: 'open', admitted: [symbolNumber], reason: why });
    await decide('1003', 'Drawn by lot.');
    const anew = (await decide('1002', 'The lot was read wrong.')).json();
    expect(anew.open).toMatchObject([{ symbolNumber: '1001' }, { symbolNumber: '1002', byDecision: true }]);
    expect(anew.settled).toMatchObject([{ admitted: ['1002'], reason: 'The lot was read wrong.' }]);
    expect((await decide('1005', 'Not of the tie.')).json().fields.admitted).toContain('1005');
    const { rows } = (await staff.send('GET', `${path}/audit`)).json();
    const decided = rows.filter(({ act }: { act: string }) => act === 'tie-decided');
    expect(decided.map(({ details }: { details: object }) => details)).toMatchObject([
      { before: { admitted: ['1003'] }, after: { admitted: ['1002'] }, reason: 'The lot was read wrong.' },
      { before: { admitted: null }, after: { admitted: ['1003'] }, reason: 'Drawn by lot.' },
    ]);
    for (const state of ['key-published', 'final', 'published']) await go(state);
    expect((await decide('1003', 'Too late.')).json()).toMatchObject({ code: 'wrong-state' });
  });

  it('says in one sentence why one stands above another', async () => {
    const why = async (a: string, b: string) =>
      (await staff.send('GET', `${path}/merit/why?a=${a}&b=${b}`)).json().sentence;
    expect(await why('1002', '1001')).toBe('1001 stands above 1002 by total marks: 4 against 3.50.');
    expect(await why('1002', '1003')).toBe('1002 and 1003 are equal to the last tie-break and share rank 2.');
    await staff.send('PUT', path, { tieBreaks: ['fewer-wrong', 'hand-in'] });
    expect(await why('1002', '1003')).toContain('share rank 2');
    await staff.send('PUT', path, { tieBreaks: ['hand-in'], seats: { open: 2 } });
    expect((await staff.send('GET', `${path}/merit/why?a=1001&b=1006`)).statusCode).toBe(404);
    const headers = { ...staff.headers, 'accept-language': 'ne' };
    const inNepali = await server.app.inject({ url: `/api${path}/merit/why?a=1002&b=1001`, headers });
    expect(inNepali.json().sentence).toBe('जम्मा अङ्कका आधारमा 1001, 1002 भन्दा माथि छन् (४ र ३.५०)।');
  });

  it('shows candidates their answers beside the key once it is published, and takes one objection a question', async () => {
    expect((await hall('1004', '/result')).json()).toMatchObject({ code: 'wrong-state', detail: { state: 'ended' } });
    expect((await go('key-published')).json().state).toBe('key-published');
    const own = (await hall('1004', '/result')).json();
    expect(own).toMatchObject({ marks: 1.75, full: 4, before: null, rank: null, mayObject: true });
    expect(own.places[2]).toMatchObject({ chosen: 'b', right: ['a'], outcome: 'wrong', marks: -0.25 });
    expect((await object('1004', { place: 2, reason: 'too short' })).json().fields).toHaveProperty('reason');
    expect((await object('1004', { place: 9, reason })).json().fields).toHaveProperty('place');
    expect((await object('1004', { place: 2, reason, option: 'b' })).statusCode).toBe(201);
    expect((await object('1004', { place: 2, reason })).json().code).toBe('already-objected');
    expect((await object('1006', { place: 2, reason })).statusCode).toBe(403);
    const { rows, total } = (await staff.send('GET', `${path}/objections`)).json();
    const objection = { symbolNumber: '1004', name: 'Name 1004', place: 2, chosen: 'b', option: 'b', decision: null };
    expect([total, rows[0]]).toMatchObject([1, objection]);
  });

  it('marks everybody anew by a decision, and tells each what changed', async () => {
    await go('key-published');
    await object('1004', { place: 2, reason, option: 'b' });
    const decisions = [
      { place: 2, right: ['a', 'b'], reason: 'Both are right.' },
      { place: 4, cancelled: 'to-all', reason: 'No option is right.' },
      { place: 0, keep: true, reason: 'The key is right.' },
    ];
    const preview = (await staff.send('POST', `${path}/key?preview=1`, { decisions })).json();
    expect((await hall('1004', '/result')).json().keyVersion).toBe(1);
    const decided = (await staff.send('POST', `${path}/key`, { decisions })).json();
    expect(decided).toEqual(preview);
    expect(decided).toEqual({
      version: 2,
      changed: [
        { symbolNumber: '1002', before: 3.5, after: 4 },
        { symbolNumber: '1003', before: 3.5, after: 4 },
        { symbolNumber: '1004', before: 1.75, after: 3.5 },
        { symbolNumber: '1005', before: -0.75, after: 1 },
      ],
    });
    const own = (await hall('1004', '/result')).json();
    expect(own).toMatchObject({ keyVersion: 2, marks: 3.5, before: 1.75 });
    expect(own.changes).toEqual([
      { version: 2, place: 2, right: ['a', 'b'], cancelled: null, before: 1.75, after: 3 },
      { version: 2, place: 4, right: ['a'], cancelled: 'to-all', before: 3, after: 3.5 },
    ]);
    expect(own.places[2]).toMatchObject({
      right: ['a', 'b'],
      outcome: 'right',
      decision: { version: 2, reason: 'Both are right.' },
    });
    expect(own.places[4]).toMatchObject({ cancelled: 'to-all', marks: 0.5 });
    const [line] = (await staff.send('GET', `${path}/audit`)).json().rows;
    expect(line.details.decisions[0]).toMatchObject({ place: 2, was: { right: ['a'] }, right: ['a', 'b'] });
    const { at: when, decision, ...objected } = (await staff.send('GET', `${path}/objections`)).json().rows[0];
    const pages = await Promise.all([1, 2].map((page) => staff.send('GET', `${path}/objections?size=1&page=${page}`)));
    expect(pages.map((page) => page.json())).toMatchObject([
      { rows: [objected], total: 1 },
      { rows: [], total: 1 },
    ]);
    expect(decision).toEqual({ version: 2, reason: 'Both are right.' });
    const [head, row] = (await staff.send('GET', `${path}/objections.csv`)).body.trim().split('\n');
    expect(head).toContain('place,symbol_number,name,chosen,option,reason,at,version,decision');
    const { place: at, symbolNumber, name, chosen, option } = objected;
    expect(row).toBe(
      `${at},${symbolNumber},${name},${chosen},${option},"${objected.reason}",${when},2,Both are right.`,
    );
    const wrong = await staff.send('POST', `${path}/key`, { decisions: [{ place: 2, right: ['f'], reason: 'x' }] });
    expect(wrong.json().fields).toHaveProperty('decisions');
    await go('final');
    expect((await staff.send('POST', `${path}/key`, { decisions })).json().code).toBe('wrong-state');
    expect((await object('1005', { place: 2, reason })).json().code).toBe('wrong-state');
  });

  it('lets candidates sign in to their result days after the paper, and object', async () => {
    await go('key-published');
    server.clock.now += 3 * 24 * 60 * minute;
    expect((await hall('1004', '/result')).statusCode).toBe(401);
    const { token } = (await phone(server, code, 'another').signIn('1004', '10049999')).json<{ token: string }>();
    tokens.set('1004', token);
    expect((await hall('1004', '/result')).json()).toMatchObject({ marks: 1.75, mayObject: true });
    expect((await object('1004', { place: 2, reason })).statusCode).toBe(201);
    server.clock.now += 25 * 60 * minute;
    expect((await hall('1004', '/result')).statusCode).toBe(401);
  });

  it('takes two decisions about the key at the same time one after the other', async () => {
    const decide = (at: number) =>
      staff.send('POST', `${path}/key`, { decisions: [{ place: at, right: ['b'], reason: 'The second is right.' }] });
    const versions = (await Promise.all([decide(0), decide(1)])).map((answer) => answer.json().version);
    expect(new Set(versions)).toEqual(new Set([2, 3]));
    expect((await staff.send('GET', `${path}/statistics`)).json().keyVersion).toBe(3);
  });

  describe('while candidates may object, or wait for an answer', () => {
    const state = (body: object) => staff.send('POST', `${path}/state`, body);
    const ahead = () => new Date(server.clock.now + 20 * minute).toISOString();

    it('closes no decisions and publishes nothing before the deadline, and says how many objections there are', async () => {
      const objectionsUntil = ahead();
      await staff.send('PUT', path, { objectionsUntil });
      await go('key-published');
      await object('1004', { place: 2, reason });
      const refused = await go('final');
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { code: 'objections-open', detail: { objections: 1, undecided: 1, objectionsUntil } },
      ]);
      await staff.send('POST', `${path}/key`, { decisions: [{ place: 2, keep: true, reason: 'The key is right.' }] });
      expect((await go('final')).json()).toMatchObject({ code: 'objections-open', detail: { undecided: 0 } });
      expect((await state({ to: 'final', undecided: 'keep-all' })).json().code).toBe('objections-open');
      expect((await state({ to: 'final', deadline: 'now' })).json().fields).toHaveProperty('reason');
      server.clock.now += 20 * minute + 1;
      expect((await go('final')).json().state).toBe('final');
    });

    it('ends the time for objections early with a notice that every candidate reads, and an audited reason', async () => {
      const objectionsUntil = ahead();
      await staff.send('PUT', path, { objectionsUntil });
      await go('key-published');
      const closed = await state({
        to: 'final',
        deadline: 'now',
        reason: 'All 5 have written that they object to nothing.',
      });
      const now = new Date(server.clock.now).toISOString();
      expect(closed.json()).toMatchObject({ state: 'final', objectionsUntil: now });
      // Announcements stay in memory for a second.
      server.clock.now += 1001;
      const [notice] = (await hall('1001', '/result')).json().notices;
      expect(notice).toMatchObject({ kind: 'objections-closed', at: now });
      expect(notice.text.en).toContain('Reason: All 5 have written that they object to nothing.');
      expect(notice.text.ne).toContain('कारण: All 5');
      const { rows } = (await staff.send('GET', `${path}/audit`)).json();
      expect(rows.find(({ act }: { act: string }) => act === 'objections-closed').details).toEqual({
        before: { objectionsUntil },
        after: { objectionsUntil: now },
        undecided: 0,
        reason: 'All 5 have written that they object to nothing.',
      });
      expect((await object('1004', { place: 2, reason })).json().code).toBe('wrong-state');
    });

    it('keeps the key by name where an objection is undecided, also one that came after a decision', async () => {
      await go('key-published');
      await object('1004', { place: 2, reason });
      await staff.send('POST', `${path}/key`, { decisions: [{ place: 2, keep: true, reason: 'The key is right.' }] });
      server.clock.now += 1;
      await object('1001', { place: 2, reason });
      await object('1002', { place: 0, reason });
      const standing = async () =>
        (await staff.send('GET', `${path}/objections`))
          .json()
          .rows.map((row: { decision: object | null }) => row.decision);
      expect(await standing()).toEqual([null, { version: 2, reason: 'The key is right.' }, null]);
      expect((await go('final')).json()).toMatchObject({
        code: 'objections-open',
        message: '2 objections are not decided.',
        detail: { objections: 3, undecided: 2, objectionsUntil: null },
      });
      const closed = await state({ to: 'final', undecided: 'keep-all', reason: 'Checked with the books.' });
      expect(closed.json().state).toBe('final');
      const kept = { version: 3, reason: 'Checked with the books.' };
      expect(await standing()).toEqual([kept, kept, kept]);
      const { rows } = (await staff.send('GET', `${path}/audit`)).json();
      const decided = rows.find(({ act }: { act: string }) => act === 'key-decided').details;
      expect(decided.decisions.map(({ place: at, keep }: { place: number; keep: boolean }) => [at, keep])).toEqual([
        [0, true],
        [2, true],
      ]);
      expect((await go('published')).json().code).toBe('wrong-state');
    });

    it('moves a promised deadline later only, once the key is published', async () => {
      const promised = ahead();
      await staff.send('PUT', path, { objectionsUntil: promised });
      await go('key-published');
      for (const objectionsUntil of [null, new Date(server.clock.now).toISOString()])
        expect((await staff.send('PUT', path, { objectionsUntil })).json()).toMatchObject({
          code: 'objections-open',
          detail: { objectionsUntil: promised },
        });
      const later = new Date(server.clock.now + 48 * 60 * minute).toISOString();
      expect((await staff.send('PUT', path, { objectionsUntil: later })).json().objectionsUntil).toBe(later);
    });
  });

  it('takes objections until the deadline', async () => {
    await go('key-published');
    await staff.send('PUT', path, { objectionsUntil: new Date(server.clock.now).toISOString() });
    server.clock.now += 1;
    expect((await object('1004', { place: 2, reason })).json().code).toBe('wrong-state');
  });

  it('has figures of every item, and leaves what they say with the bank once the key is final', async () => {
    const { items, paper } = (await staff.send('GET', `${path}/statistics`)).json();
    expect(items).toHaveLength(5);
    expect(items[0]).toMatchObject({ place: 0, facility: 0.8, unanswered: 0 });
    expect(items[4].options).toMatchObject([
      { option: 'a', all: 1 },
      { option: 'b', all: 1 },
      { option: 'c' },
      { option: 'd' },
    ]);
    expect(paper).toMatchObject({ candidates: 5, passed: 4, lowest: -0.75, highest: 4, mean: 2.4, median: 3.5 });

    const about = async () => (await staff.send('GET', '/staff/doctor?kind=suspected-key')).json().rows;
    await go('key-published');
    // The three best candidates chose A there.
    const decisions = [{ place: 2, right: ['b'], reason: 'As the book has it.' }];
    await staff.send('POST', `${path}/key`, { decisions });
    expect(await about()).toEqual([]);
    await go('final');
    const third = (await staff.send('GET', `${path}/paper`)).json().sections[0].items[2];
    expect(await about()).toMatchObject([
      {
        item: third.id,
        sentence: 'The key is B, but the better candidates chose A.',
        evidence: { candidates: 5, group: 1, unanswered: expect.any(Number) },
      },
    ]);
    const [{ evidence }] = await about();
    expect(evidence.options.slice(0, 2)).toEqual([
      { id: 'a', right: false, all: 3, upper: 0, lower: 0, correlation: expect.any(Number) },
      { id: 'b', right: true, all: 2, upper: 1, lower: 1, correlation: expect.any(Number) },
    ]);
    const { rows } = (await staff.send('GET', '/staff/items?origin=own&sort=-facility')).json();
    expect(rows.map(({ facility }: { facility: number }) => facility)).toEqual([0.8, 0.8, 0.6, 0.4, 0.2]);
    expect(rows[3]).toMatchObject({ id: third.id, usedIn: [code] });
    // A colleague who puts the items into a paper sees it too.
    expect(third.facility).toBe(0.4);
    const other = await signInStaff(server, 'Hari');
    const [seen] = (await other.send('GET', '/staff/items?origin=own&sort=facility')).json().rows;
    expect(seen).toMatchObject({ facility: 0.2, usedIn: [] });
  });

  it('has the same figures on the screen, in the CSV file and in the workbook, with words in the page’s language', async () => {
    const { rows } = (await staff.send('GET', `${path}/results`)).json();
    const book = await staff.send('GET', `${path}/results.xlsx`);
    const [sheet] = await readXlsxFile(book.rawPayload);
    const [header, ...cells] = sheet?.data ?? [];
    expect(header?.slice(0, 6)).toEqual(['rank', 'symbol_number', 'name', 'total', 'Physics', 'English']);
    expect(cells.map((row) => [row[0], row[1], row[3]])).toEqual(
      rows.map(({ rank, symbolNumber, total }: Record<string, unknown>) => [rank, symbolNumber, total]),
    );
    const nepali = await staff.send('GET', `${path}/results.xlsx?language=ne`);
    const [nepaliSheet] = await readXlsxFile(nepali.rawPayload);
    expect(nepaliSheet?.data[0]?.slice(0, 5)).toEqual(['क्रम', 'सिम्बोल नम्बर', 'नाम', 'जम्मा', 'Physics']);
    expect(nepaliSheet?.data[1]?.slice(-6)).toEqual(['उत्तीर्ण', 'खुला', 1, 'होइन', 0, 0]);
    // The column is as wide as a name: a workbook without widths shows only its first eight letters.
    const xml = Object.entries(unzipSync(nepali.rawPayload)).find(([name]) => name.endsWith('sheet1.xml'))?.[1];
    expect(Buffer.from(xml ?? []).toString()).toMatch(/<col min="3" max="3" width="11"/);
    const [head, ...lines] = (await staff.send('GET', `${path}/results.csv`)).body.trim().split('\n');
    expect(head).toBe(
      'rank,symbol_number,name,total,Physics,English,right,wrong,unanswered,passed,list,position,withheld,late_answers,implausible_entries',
    );
    expect(lines.at(-1)).toBe(',1006,Name 1006,,,,,,,Absent,,,no,0,0');
    expect(lines.map((each) => each.split(',')[3])).toEqual(
      rows.map(({ total }: { total: number | null }) => (total === null ? '' : String(total))),
    );
  });

  it('tells each of those who look in one moment the own result, without a query of their own', async () => {
    await go('key-published');
    let queries = 0;
    const looked = async (some: readonly (typeof sat)[number][]) => {
      server.database.onQuery(() => void (queries += 1));
      queries = 0;
      const answers = await Promise.all(some.map(([symbolNumber]) => hall(symbolNumber, '/result')));
      return { queries, answers: answers.map((answer) => answer.json()) };
    };
    await looked(sat);
    const one = await looked([sat[0]]);
    const all = await looked(sat);
    expect(all.queries).toBeLessThanOrEqual(2 * one.queries);
    expect(all.answers.map(({ marks }) => marks)).toEqual([4, 3.5, 3.5, 1.75, -0.75, undefined]);
    expect(all.answers[5]).toMatchObject({ code: 'not-found' });
  });

  it('publishes once no tie is open, and goes on serving it while the database is away', async () => {
    await go('key-published');
    await go('final');
    expect((await go('published')).json()).toMatchObject({
      code: 'wrong-state',
      message: expect.stringContaining('2 candidates are equal'),
    });
    await staff.send('POST', `${path}/merit/ties`, { list: 'open', admitted: ['1002'], reason: 'Drawn by lot.' });
    await staff.send('PATCH', `${path}/candidates/1004`, { withheld: 'papers are missing' });
    expect((await staff.send('GET', `${path}/merit`)).json().withheld).toEqual([
      { symbolNumber: '1004', name: 'Name 1004', reason: 'papers are missing' },
    ]);
    const head = await signInStaff(server, 'Asha', ['head']);
    const text = { en: '', ne: '' };
    const college = {
      name: { en: 'Himchuli College', ne: 'हिमचुली कलेज' },
      address: text,
      signatory: text,
      signsAs: text,
    };
    await head.send('PUT', '/staff/college', college);
    expect((await go('published')).json().state).toBe('published');
    await head.send('PUT', '/staff/college', { ...college, name: { en: 'Another name', ne: '' } });
    // This works at once, without waiting for a server to look by itself.
    expect((await server.app.inject({ url: `/api/results/${code}.json` })).statusCode).toBe(200);
    const { places: _, ...own } = (await hall('1002', '/result')).json();
    expect(own).toMatchObject({ state: 'published', rank: 2, list: 'open', position: 2 });
    const why = (await hall('1002', `/why/${encodeURIComponent('१००१')}`)).json();
    expect(why.sentence).toBe('1001 stands above you by total marks: 4 against your 3.50.');
    expect(why.chain).toEqual([{ by: 'marks', own: 3.5, other: 4, decides: true }]);
    expect((await hall('1002', '/why/1003')).json().sentence).toBe(
      '1003 and you are equal to the last tie-break and share rank 2.',
    );
    expect((await hall('1002', '/why/1006')).json().message).toContain('No other candidate');
    const zip = unzipSync((await staff.send('GET', `${path}/publication.zip`)).rawPayload);
    // This server has no built pages; e2e/merit.test.ts checks them.
    expect(Object.keys(zip)).toEqual([`${code}.json`, `${code}.csv`, 'public-key.pem']);
    const [taken] = await server.database.db
      .selectFrom('audit_log')
      .select(['actor', 'details'])
      .where('act', '=', 'exported')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(JSON.parse(taken?.details ?? '')).toEqual({ source: 'publication' });
    expect((await staff.send('PUT', path, { seats: { open: 9 } })).json().code).toBe('wrong-state');

    await server.database.close();
    isAway = true;
    const get = (url: string) => server.app.inject({ url: `/api/results/${url}` });
    const one = (symbolNumber: string, pin: string) =>
      server.app.inject({ method: 'POST', url: `/api/results/${code}/one`, payload: { symbolNumber, pin } });
    const { signed, signature, algorithm } = (await get(`${code}.json`)).json();
    const publicKey = (await get('public-key')).body;
    expect([algorithm, isSignedBy(signed, signature, publicKey)]).toEqual(['Ed25519', true]);
    expect(isSignedBy(signed.replace('1001', '1005'), signature, publicKey)).toBe(false);
    expect(JSON.parse(signed)).toMatchObject({
      code,
      open: [{ symbolNumber: '1001', name: 'Name 1001' }, { symbolNumber: '1002' }],
      groups: [{ name: 'Women', candidates: [] }],
      sat: 5,
      college,
    });
    const own4 = await one('1004', '10049999');
    expect(own4.headers['cache-control']).toBe('no-store');
    expect(own4.json()).toMatchObject({ rank: 4, withheld: true, list: null });
    expect((await one('1001', '10049999')).statusCode).toBe(401);
    for (let tries = 1; tries < 10; tries += 1) await one('1001', '00000000');
    expect((await one('1001', '00000000')).statusCode).toBe(429);
    expect((await one('१००१', '००००००००')).statusCode).toBe(429);
    // Up to a thousand wrong ones, the right one is never refused.
    expect((await one('१००१', '१००१९९९९')).json()).toMatchObject({ symbolNumber: '1001' });
    for (let tries = 12; tries < 1000; tries += 1) await one('1001', '00000000');
    expect((await one('1001', '10019999')).statusCode).toBe(429);
    expect((await one(' १००२ ', '१००२९९९९')).json()).toMatchObject({ symbolNumber: '1002' });
    expect((await get('NONE-1.json')).statusCode).toBe(404);
  });

  it('says by a command whether a file of results is as it was signed, and trusts no key of the file', async () => {
    await staff.send('POST', `${path}/merit/ties`, { list: 'open', admitted: ['1002'], reason: 'Drawn by lot.' });
    for (const state of ['key-published', 'final', 'published']) await go(state);
    await server.tick();
    const folder = mkdtempSync(join(tmpdir(), 'tayari-results-'));
    const file = join(folder, 'results.json');
    const keyFile = join(folder, 'key.pem');
    writeFileSync(file, (await server.app.inject({ url: `/api/results/${code}.json` })).body);
    writeFileSync(keyFile, (await server.app.inject({ url: '/api/results/public-key' })).body);
    const run = (...args: string[]) => verify('node', ['server/results-verify-command.ts', ...args]);
    expect((await run(file, '--key', keyFile)).stdout).toBe('The signature is right.\n');
    const { dataDir, databaseUrl } = place.settings;
    const env = { ...process.env, DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
    expect((await verify('node', ['server/results-verify-command.ts', file], { env })).stdout).toContain('right');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Name 1001', 'Name 1005'));
    await expect(run(file, '--key', keyFile)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('WRONG'),
    });
    rmSync(folder, { recursive: true });
  });
});

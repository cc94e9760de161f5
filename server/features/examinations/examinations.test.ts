import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { movedTables } from './examination/change-code.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { sum as anItem } from '#server/testing/items.ts';
import { newExamination, writeItems } from '#server/testing/examinations.ts';
import { sendFile } from '#server/testing/send-file.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const code = 'SCI-2083';
const path = `/staff/examinations/${code}`;

const idsOf = (paper: { sections: { items: { id: string }[] }[] }): string[] =>
  paper.sections.flatMap(({ items }) => items.map(({ id }) => id));

describe.each(databases)('examinations on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let gita: Staff;
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    gita = await signInStaff(server, 'Gita');
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  const draft = (more: object = {}) => gita.send('POST', '/staff/examinations', newExamination(server, more));
  /** A draft with its paper and two candidates. */
  const filled = async (more: object = {}) => {
    await draft(more);
    const items = [...(await writeItems(gita, 'physics', 3)), ...(await writeItems(gita, 'english', 2))];
    await gita.send('PUT', `${path}/paper`, { items });
    await gita.send('POST', `${path}/candidates`, { csv: 'symbol_number,name\n1,Ram\n2,Sita\n' });
    return items;
  };

  it('is made as a draft, with what is usual where nothing is said', async () => {
    const made = await draft();
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      {
        code,
        state: 'draft',
        timing: 'whole',
        lateMinutes: 10,
        lateLimitMinutes: 30,
        seats: { open: 0, groups: [] },
        coExaminers: [],
      },
    ]);
    expect((await draft()).json().code).toBe('code-taken');
    expect((await gita.send('GET', '/staff/examinations')).json()).toMatchObject({
      total: 1,
      rows: [{ code, counts: { candidates: 0 } }],
    });
    // A whole examination may be sent back as another; fields that only the server decides are ignored.
    const copy = await gita.send('POST', '/staff/examinations', { ...made.json(), code: 'COPY', state: 'published' });
    expect([copy.statusCode, copy.json().state]).toEqual([201, 'draft']);
  });

  it.each([
    [{ code: 'x' }, 'code'],
    [{ passmark: 2 }, 'passmark'],
    [{ sections: [] }, 'sections'],
    [{ timing: 'each' }, 'secondsEach'],
    [{ passMark: 1.234 }, 'passMark'],
    [{ tieBreaks: ['section:Chemistry'] }, 'tieBreaks'],
    [{ startsAt: 'tomorrow' }, 'startsAt'],
    [
      {
        seats: {
          groups: [
            { name: 'A', seats: 1 },
            { name: 'A', seats: 2 },
          ],
        },
      },
      'seats',
    ],
  ])('%j is refused at its field', async (more, field) => {
    const refused = await draft(more);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, [field]]);
  });

  it('tells who writes over what somebody else has changed meanwhile', async () => {
    const { version } = (await draft()).json();
    const first = (await gita.send('PUT', path, { minutes: 61, version })).json();
    const late = await gita.send('PUT', path, { minutes: 62, version });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'changed-meanwhile', detail: { version: first.version } },
    ]);
    expect((await gita.send('PUT', path, { minutes: 62, version: first.version })).json().minutes).toBe(62);
  });

  it('is nobody’s business but its owner’s, a co-examiner’s and the admin’s', async () => {
    await draft({ coExaminers: ['Maya@College.example'] });
    const [maya, hari, admin] = [
      await signInStaff(server, 'Maya'),
      await signInStaff(server, 'Hari'),
      await signInStaff(server, 'Root', 'admin'),
    ];
    for (const [who, status, total] of [
      [maya, 200, 1],
      [hari, 404, 0],
      [admin, 200, 1],
    ] as const) {
      expect((await who.send('GET', path)).statusCode).toBe(status);
      expect((await who.send('GET', '/staff/examinations')).json().total).toBe(total);
      expect((await who.send('GET', `${path}/candidates`)).statusCode).toBe(status);
    }
    expect((await hari.send('PUT', path, { minutes: 5 })).json()).toMatchObject({ code: 'not-found' });
  });

  it('is changed as a draft; what was not sent stays, and rules must still agree', async () => {
    await draft();
    expect((await gita.send('PUT', path, { minutes: 45, passMark: 2.5 })).json()).toMatchObject({
      minutes: 45,
      passMark: 2.5,
      sections: [{ count: 3 }, { count: 2 }],
    });
    expect((await gita.send('PUT', path, { tieBreaks: ['section:None'] })).json().fields).toHaveProperty('tieBreaks');
    const whole = (await gita.send('GET', path)).json();
    expect((await gita.send('PUT', path, { ...whole, minutes: 50 })).json().minutes).toBe(50);
    expect((await gita.send('PUT', path, { passmark: 2 })).json().fields).toHaveProperty('passmark');
  });

  it('gets another code as a draft, with its paper, until there are PINs for it', async () => {
    await draft({ coExaminers: ['hari@college.example'] });
    const items = [...(await writeItems(gita, 'physics', 3)), ...(await writeItems(gita, 'english', 2))];
    await gita.send('PUT', `${path}/paper`, { items });
    await draft({ code: 'OTHER' });
    expect((await gita.send('PUT', path, { code: 'OTHER' })).json().code).toBe('code-taken');
    expect((await gita.send('PUT', path, { code: 'SCI-2084' })).json()).toMatchObject({
      code: 'SCI-2084',
      counts: { items: 5 },
    });
    expect((await gita.send('GET', path)).statusCode).toBe(404);
    const hari = await signInStaff(server, 'Hari');
    expect((await hari.send('GET', '/staff/examinations')).json().rows).toMatchObject([{ code: 'SCI-2084' }]);
    const next = '/staff/examinations/SCI-2084';
    await gita.send('POST', `${next}/candidates`, { csv: 'symbol_number,name\n1,Ram\n' });
    expect((await gita.send('PUT', next, { code: 'SCI-2085' })).json().fields).toHaveProperty('code');
  });

  it('takes along everything that a draft can have, whichever table holds it', async () => {
    const tables = await server.database.db.introspection.getTables();
    const ofExaminations = tables.filter(({ columns }) => columns.some(({ name }) => name === 'examination'));
    // These come with candidates, the seal or the day, so they are empty while the code can change. Lines of the log
    // keep their code.
    const afterTheDraft = [
      'announcement_read',
      'application',
      'attempt',
      'audit_log',
      'candidate',
      'device_report',
      'entry',
      'hall_session',
      'held_entry',
      'key_version',
      'objection',
      'offer_answer',
      'offer_round',
      'offer_rule',
      'outage',
      'publication',
      'rate_limit',
      'room_session',
      'sealed_paper',
      'silence',
      'tie_decision',
      'time_grant',
    ];
    const left = ofExaminations.map(({ name }) => name).filter((name) => !movedTables.some((moved) => moved === name));
    expect(left.toSorted()).toEqual(afterTheDraft);
  });

  it('keeps its audit log under another code, and shows it to no other examination that is called as it was', async () => {
    await draft();
    await gita.send('PUT', path, { code: 'SCI-2084', minutes: 45 });
    const hari = await signInStaff(server, 'Hari');
    await hari.send('POST', '/staff/examinations', newExamination(server));
    const actsOf = async (who: Staff, of: string) =>
      (await who.send('GET', `/staff/examinations/${of}/audit`)).json().rows.map(({ act }: { act: string }) => act);
    expect(await actsOf(gita, 'SCI-2084')).toEqual(['examination-changed', 'examination-made']);
    expect(await actsOf(hari, code)).toEqual(['examination-made']);
    expect((await gita.send('GET', '/staff/examinations/SCI-2084/audit.csv')).body).toContain('examination-made');
  });

  it('lets only seats, tie-breaks and the like be changed once it is sealed', async () => {
    await filled();
    expect((await gita.send('POST', `${path}/seal`)).json()).toMatchObject({
      state: 'sealed',
      counts: { items: 5, candidates: 2 },
    });
    expect((await gita.send('PUT', path, { minutes: 45 })).json()).toMatchObject({
      code: 'wrong-state',
      detail: { state: 'sealed' },
    });
    expect((await gita.send('PUT', path, { seats: { open: 3 }, tieBreaks: ['fewer-wrong'] })).json()).toMatchObject({
      seats: { open: 3 },
    });
    const whole = (await gita.send('GET', path)).json();
    expect((await gita.send('PUT', path, { ...whole, namesPublished: true })).statusCode).toBe(200);
  });

  it('draws its paper from the bank, never an item twice, and says what is lacking', async () => {
    await draft();
    const lacking = await gita.send('POST', `${path}/paper/draw`);
    expect([lacking.statusCode, lacking.json().fields.sections]).toEqual([
      422,
      'Physics: 3 are needed, 0 can be drawn. English: 2 are needed, 0 can be drawn.',
    ]);
    await writeItems(gita, 'physics', 6);
    await writeItems(gita, 'english', 2);
    const { sections, complete, builtIn } = (await gita.send('POST', `${path}/paper/draw`)).json();
    expect([complete, builtIn]).toEqual([true, 0]);
    expect(new Set(idsOf({ sections })).size).toBe(5);
    expect(sections[0].items[0].right).toEqual(['a']);
  });

  it('says of a paper when and from how many it was drawn, until nothing of the draw is left', async () => {
    await draft();
    const physics = await writeItems(gita, 'physics', 6);
    await writeItems(gita, 'english', 2);
    const paper = (await gita.send('POST', `${path}/paper/draw`)).json();
    expect(paper.drawn).toEqual({ at: new Date(server.clock.now).toISOString(), from: 8 });
    const ids = idsOf(paper);
    const [spare = ''] = physics.filter((id) => !ids.includes(id));
    const swapped = [spare, ...ids.slice(1)];
    expect((await gita.send('PUT', `${path}/paper`, { items: swapped })).json().drawn).toEqual(paper.drawn);
    const [line] = (await gita.send('GET', `${path}/audit`)).json().rows;
    expect(line).toMatchObject({
      act: 'paper-changed',
      details: { before: { items: [ids[0]] }, after: { items: [spare] } },
    });
    const [byHand] = physics.filter((id) => !swapped.includes(id));
    expect((await gita.send('PUT', `${path}/paper`, { items: [byHand] })).json().drawn).toBeNull();
  });

  it('says who has read the paper through, and how much of it has changed since', async () => {
    const items = await filled({ coExaminers: ['maya@college.example'] });
    const maya = await signInStaff(server, 'Maya');
    const { version, readBy } = (await gita.send('GET', `${path}/paper`)).json();
    expect(readBy).toEqual([]);
    const read = { name: 'Maya', at: new Date(server.clock.now).toISOString(), changed: 0 };
    expect((await maya.send('POST', `${path}/paper/read`, { version })).json().readBy).toEqual([read]);
    const before = (await gita.send('GET', `/staff/items/${items[0]}`)).json();
    await gita.send('PUT', `/staff/items/${items[0]}`, { ...before, stem: 'Another question altogether?' });
    const changed = (await gita.send('GET', `${path}/paper`)).json();
    expect(changed.readBy).toEqual([{ ...read, changed: 1 }]);
    const late = await gita.send('POST', `${path}/paper/read`, { version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed-meanwhile']);
    await gita.send('POST', `${path}/seal`);
    server.clock.now += 1000;
    const both = (await gita.send('POST', `${path}/paper/read`, { version: changed.version })).json().readBy;
    expect(both.map(({ name }: { name: string }) => name)).toEqual(['Gita', 'Maya']);
    expect((await gita.send('GET', `${path}/audit`)).json().rows[0]).toMatchObject({ act: 'paper-read', name: 'Gita' });
  });

  it('names the places whose items nobody reviewed, and those of the examinations before', async () => {
    const items = await filled();
    await draft({
      code: 'SCI-2084',
      startsAt: new Date(server.clock.now + 9_000_000).toISOString(),
      notInLast: 1,
      coExaminers: [],
    });
    const [own = ''] = await writeItems(gita, 'physics', 4).then((ids) => ids.slice(3));
    const paper = await gita.send('PUT', '/staff/examinations/SCI-2084/paper', { items: [own, items[0]] });
    expect(paper.json()).toMatchObject({ notReviewed: [0, 1], usedBefore: [1] });
  });

  it('says of a paper put together by hand which places are nearly the same, and which have no explanation', async () => {
    await draft({ reviewedOnly: false });
    const write = async (more: object) =>
      (await gita.send('POST', '/staff/items', anItem({ subject: 'physics', ...more }))).json<{ id: string }>().id;
    const items = [
      await write({ stem: 'Which of these floats on water?' }),
      await write({ stem: 'What has no explanation at all?', explanation: ' ' }),
      await write({ stem: 'Which of these things floats on  water ?', topic: 'Another' }),
    ];
    const paper = (await gita.send('PUT', `${path}/paper`, { items })).json();
    expect([paper.alike, paper.unexplained]).toEqual([[0, 2], [1]]);
    const other = (await gita.send('PUT', `${path}/paper`, { items: items.slice(0, 1) })).json();
    expect([other.alike, other.unexplained]).toEqual([[], []]);
  });

  it('draws no item of the examinations before, where it says so', async () => {
    await filled();
    await writeItems(gita, 'physics', 3);
    await writeItems(gita, 'english', 2);
    const later = { code: 'SCI-2084', startsAt: new Date(server.clock.now + 9_000_000).toISOString(), notInLast: 1 };
    await draft(later);
    const before = idsOf((await gita.send('GET', `${path}/paper`)).json());
    const drawn = idsOf((await gita.send('POST', '/staff/examinations/SCI-2084/paper/draw')).json());
    expect(drawn.filter((id) => before.includes(id))).toEqual([]);
  });

  it('draws only what was reviewed, unless it says otherwise', async () => {
    await draft({ reviewedOnly: true });
    const [item] = await writeItems(gita, 'physics', 3);
    expect((await gita.send('POST', `${path}/paper/draw`)).statusCode).toBe(422);
    expect((await gita.send('PUT', `${path}/paper`, { items: [item] })).json().fields.items).toContain('is draft');
  });

  it('draws only own items, where it says so', async () => {
    await draft({ ownOnly: true });
    const ids = [...(await writeItems(gita, 'physics', 3)), ...(await writeItems(gita, 'english', 2))];
    const origin = { origin: 'built-in' } as const;
    await server.database.db
      .updateTable('item')
      .set(origin)
      .where('id', '=', ids[0] ?? '')
      .execute();
    expect((await gita.send('POST', `${path}/paper/draw`)).statusCode).toBe(422);
    await draft({ code: 'SCI-2085', ownOnly: false });
    expect((await gita.send('POST', '/staff/examinations/SCI-2085/paper/draw')).statusCode).toBe(200);
  });

  it.each([
    ['an item that is not there', ['nothing']],
    ['an item twice', 'twice'],
  ])('refuses %s in a paper', async (_, items) => {
    await draft();
    const [one] = await writeItems(gita, 'physics', 1);
    const refused = await gita.send('PUT', `${path}/paper`, { items: items === 'twice' ? [one, one] : items });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['items']]);
  });

  it('can not be sealed with a hole in its paper, or after its start', async () => {
    const items = await filled();
    await gita.send('PUT', `${path}/paper`, { items: items.slice(1) });
    expect((await gita.send('POST', `${path}/seal`)).json().fields.items).toBe(
      'The pattern has 5 places, the paper 4 items.',
    );
    await gita.send('PUT', `${path}/paper`, { items });
    server.clock.now += 50 * 60_000;
    expect((await gita.send('POST', `${path}/seal`)).json().fields).toHaveProperty('startsAt');
  });

  it('keeps the version that was sealed, and is a draft again when it is unsealed before it opens', async () => {
    const [item] = await filled();
    await gita.send('POST', `${path}/seal`);
    const before = (await gita.send('GET', `/staff/items/${item}`)).json();
    await gita.send('PUT', `/staff/items/${item}`, { ...before, stem: 'Another question altogether?' });
    const stem = async () => (await gita.send('GET', `${path}/paper`)).json().sections[0].items[0].stem;
    expect(await stem()).toBe(before.stem);
    expect((await gita.send('PUT', `${path}/paper`, { items: [] })).json().code).toBe('wrong-state');
    expect((await gita.send('POST', `${path}/unseal`)).json()).toMatchObject({ state: 'draft', sealedAt: null });
    expect(await stem()).toBe('Another question altogether?');
    await gita.send('POST', `${path}/seal`);
    server.clock.now += 5 * 60_000;
    expect((await gita.send('POST', `${path}/unseal`)).json()).toMatchObject({
      code: 'wrong-state',
      detail: { state: 'open' },
    });
  });

  it('previews a candidates’ file without keeping anything, and imports it whole or not at all', async () => {
    await draft();
    const csv = 'name;symbol_number;room;shoe\nRam;1;A;42\nSita;2;B;38\n';
    expect((await gita.send('POST', `${path}/candidates?preview=1`, { csv })).json()).toEqual({
      added: 2,
      updated: 0,
      errors: [],
      ignored: ['shoe'],
    });
    expect((await gita.send('GET', `${path}/candidates`)).json().total).toBe(0);
    const wrong = `${csv}Hari;1;A;40\n`;
    const errors = [{ line: 4, message: 'symbol_number 1 is already on line 2' }];
    expect((await gita.send('POST', `${path}/candidates?preview=1`, { csv: wrong })).json()).toMatchObject({ errors });
    const refused = await gita.send('POST', `${path}/candidates`, { csv: wrong });
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'invalid', errors }]);
    expect((await gita.send('GET', `${path}/candidates`)).json().total).toBe(0);
    const { added, pins } = (await gita.send('POST', `${path}/candidates`, { csv })).json();
    expect([added, pins.length]).toEqual([2, 2]);
    for (const { pin } of pins) expect(pin).toMatch(/^\d{8}$/);
    expect((await gita.send('GET', `${path}/rooms`)).json()).toEqual({
      rows: [
        { room: 'A', candidates: 1, hasPass: false },
        { room: 'B', candidates: 1, hasPass: false },
      ],
      total: 2,
    });
    expect((await gita.send('GET', `${path}/rooms?size=1&page=2`)).json()).toMatchObject({
      rows: [{ room: 'B' }],
      total: 2,
    });
  });

  it('takes an Excel file with an office’s headings, and keeps phone, e-mail and gender', async () => {
    await draft();
    const rows = [
      ['Namuna College'],
      ['S.N.', 'Symbol No.', 'Full Name', 'Date of Birth (BS)', 'Sex', 'Mobile', 'E-mail'],
      ['1', '00380525', 'Sita Sharma', '2066/1/17', 'F', '9841234567', 'sita@example.com'],
    ];
    const file = await writeXlsxFile(rows.map((row) => row.map((value) => ({ value })))).toBuffer();
    const bring = (query: string) => sendFile(server, gita, `${path}/candidates${query}`, file, 'list.xlsx');
    expect((await bring('?preview=1&columns=1')).json()).toMatchObject({
      added: 1,
      errors: [],
      ignored: [],
      asks: [],
      columns: [{ is: null }, { heading: 'Symbol No.', is: 'symbol_number', first: ['00380525'] }, {}, {}, {}, {}, {}],
    });
    expect((await bring('')).json()).toMatchObject({ added: 1, pins: [{ symbolNumber: '00380525' }] });
    const kept = { phone: '9841234567', email: 'sita@example.com', gender: 'female' };
    expect((await gita.send('GET', `${path}/candidates`)).json().rows).toMatchObject([
      { ...kept, symbolNumber: '00380525', dateOfBirth: '2009-04-30' },
    ]);
    expect((await gita.send('GET', `${path}/candidates.csv`)).body).toContain(
      'pin,phone,email,gender\n00380525,Sita Sharma,,,,0,2009-04-30,,,9841234567,sita@example.com,female\n',
    );
    const changed = await gita.send('PATCH', `${path}/candidates/00380525`, { phone: '9800000000', gender: 'other' });
    expect(changed.json()).toMatchObject({ ...kept, phone: '9800000000', gender: 'other' });
    const log = JSON.stringify((await gita.send('GET', `${path}/audit`)).json());
    expect([log.includes('98'), log.includes('"other"'), log.includes('sita@')]).toEqual([false, false, false]);
  });

  it('gives a list to fill in, and takes it back without its example, names in Preeti by their font', async () => {
    await draft();
    const template = await gita.send('GET', '/staff/candidates-template.xlsx');
    expect(template.headers['content-disposition']).toContain('candidates-template.xlsx');
    const bring = (file: Uint8Array, query = '') =>
      sendFile(server, gita, `${path}/candidates${query}`, file, 'list.xlsx');
    expect((await bring(template.rawPayload, '?preview=1&columns=1')).json()).toMatchObject({ added: 0, ignored: [] });
    const rows = [
      [{ value: 'Symbol No.' }, { value: 'Name' }],
      [{ value: '7' }, { value: '/fd yfkf', fontFamily: 'Preeti' }],
    ];
    const file = await writeXlsxFile(rows).toBuffer();
    expect((await bring(file, '?preview=1&columns=1')).json()).toMatchObject({
      legacy: { font: 'preeti', kept: false, lines: [{ line: 2, typed: '/fd yfkf', text: 'राम थापा' }] },
    });
    expect((await bring(file)).statusCode).toBe(200);
    expect((await gita.send('GET', `${path}/candidates`)).json().rows).toMatchObject([{ name: 'राम थापा' }]);
  });

  it('takes what a person says of the columns', async () => {
    await draft();
    const csv = 'Ident,Who\n1,Ram\n';
    const asked = await gita.send('POST', `${path}/candidates?preview=1&columns=1`, { csv });
    expect(asked.json()).toMatchObject({ errors: [{ line: 1 }], columns: [{ heading: 'Ident' }, { heading: 'Who' }] });
    const brought = await gita.send('POST', `${path}/candidates`, { csv, is: 'symbol_number,name' });
    expect(brought.json()).toMatchObject({ added: 1 });
    expect((await gita.send('POST', `${path}/candidates`, { csv, is: 'symbol_number,shoe' })).statusCode).toBe(422);
  });

  it('keeps the PIN and what a second file does not say, and changes what it says', async () => {
    await draft();
    await gita.send('POST', `${path}/candidates`, { csv: 'symbol_number,name,room,groups\n1,Ram,A,Women;Remote\n' });
    const again = await gita.send('POST', `${path}/candidates`, {
      csv: 'symbol_number,name,seat\n1,Ram Thapa,7\n2,Sita,8\n',
    });
    expect(again.json()).toMatchObject({ added: 1, updated: 1, pins: [{ symbolNumber: '2' }] });
    expect((await gita.send('GET', `${path}/candidates?q=thapa`)).json()).toMatchObject({
      total: 1,
      rows: [{ symbolNumber: '1', name: 'Ram Thapa', room: 'A', seat: '7', groups: ['Women', 'Remote'] }],
    });
  });

  it('keeps the PIN also where a second file says another, and tells it where the file says the same', async () => {
    await draft();
    const bring = async (pin: string) =>
      (await gita.send('POST', `${path}/candidates`, { csv: `symbol_number,name,pin\n1,Ram,${pin}\n` })).json().pins;
    const given = [{ symbolNumber: '1', pin: '11111111' }];
    expect([await bring('11111111'), await bring('22222222'), await bring('11111111')]).toEqual([given, [], given]);
  });

  it('finds candidates by a group of theirs, to the letter, and by extra minutes', async () => {
    await draft();
    const csv = 'symbol_number,name,groups,extra_minutes\n1,Ram,Women;Remote,20\n2,Sita,women,0\n3,Gita,Remote area,\n';
    await gita.send('POST', `${path}/candidates`, { csv });
    const found = async (query: string) => {
      const { rows, groups } = (await gita.send('GET', `${path}/candidates?${query}`)).json();
      expect(groups).toEqual(['Remote', 'Remote area', 'Women', 'women']);
      return rows.map(({ symbolNumber }: { symbolNumber: string }) => symbolNumber);
    };
    expect(await found('group=Remote')).toEqual(['1']);
    expect(await found('group=women')).toEqual(['2']);
    expect(await found('extraMinutes=with')).toEqual(['1']);
    expect(await found('extraMinutes=without')).toEqual(['2', '3']);
    expect(await found('extraMinutes=without&group=Remote%20area')).toEqual(['3']);
  });

  it('takes a file of a form, up to 5 MB', async () => {
    await draft();
    const send = (text: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api${path}/candidates`,
        headers: { ...gita.headers, 'content-type': 'multipart/form-data; boundary=x' },
        payload: `--x\r\nContent-Disposition: form-data; name="file"; filename="candidates.csv"\r\nContent-Type: text/csv\r\n\r\n${text}\r\n--x--\r\n`,
      });
    expect(
      (
        await send(
          `symbol_number,name\n1,${'x'.repeat(90)}\n${Array.from({ length: 3000 }, (_, index) => `2${index},${'y'.repeat(90)}`).join('\n')}\n`,
        )
      ).json(),
    ).toMatchObject({ added: 3001 });
    expect((await send('x'.repeat(5_000_001))).statusCode).toBe(413);
  });

  it('takes candidates one by one, and moves, withdraws and withholds them', async () => {
    await draft();
    const added = await gita.send('POST', `${path}/candidates/one`, {
      symbolNumber: 'A/7',
      name: 'Ram',
      previousScore: 3.6,
    });
    expect([added.statusCode, added.json()]).toMatchObject([
      201,
      { candidate: { previousScore: 3.6, withdrawn: false } },
    ]);
    expect(
      (await gita.send('POST', `${path}/candidates/one`, { symbolNumber: 'A/7', name: 'Hari' })).json().fields
        .symbolNumber,
    ).toContain('Ram');
    // Latin and Cyrillic A look alike; 7 and ७ sound alike when they are read out.
    for (const symbolNumber of ['\u0410/7', 'A/७'])
      expect(
        (await gita.send('POST', `${path}/candidates/one`, { symbolNumber, name: 'Hari' })).json().fields.symbolNumber,
      ).toContain('A/7');
    const csv = 'symbol_number,name\nB1,Maya\n\u04121,Rita\n\u0410/7,Hari\n';
    expect(
      (await gita.send('POST', `${path}/candidates?preview=1`, { csv }))
        .json()
        .errors.map(({ line }: { line: number }) => line),
    ).toEqual([3, 4]);
    const own = `${path}/candidates/${encodeURIComponent('A/7')}`;
    const changed = await gita.send('PATCH', own, { room: 'Hall', withheld: 'papers are missing', extraMinutes: 10 });
    expect(changed.json()).toMatchObject({
      room: 'Hall',
      withheld: 'papers are missing',
      extraMinutes: 10,
      name: 'Ram',
    });
    expect((await gita.send('PATCH', own, { withheld: null, withdrawn: true })).json()).toMatchObject({
      withheld: null,
      withdrawn: true,
    });
    expect((await gita.send('PATCH', `${path}/candidates/none`, { room: null })).statusCode).toBe(404);
  });

  it('gives each room a pass, told once; a new one ends the old', async () => {
    await draft();
    const first = (await gita.send('POST', `${path}/rooms`, { room: 'Hall A' })).json();
    expect(first.pass).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/);
    const second = (await gita.send('POST', `${path}/rooms/${encodeURIComponent('Hall A')}/pass`)).json();
    expect(second.pass).not.toBe(first.pass);
    expect((await gita.send('GET', `${path}/rooms`)).json()).toMatchObject({
      rows: [{ room: 'Hall A', candidates: 0, hasPass: true }],
    });
    expect((await gita.send('POST', `${path}/rooms/none/pass`)).statusCode).toBe(404);
  });

  it('writes a line of the audit log for every change, which its staff can read and take away', async () => {
    await filled();
    await gita.send('PUT', path, { minutes: 45 });
    await gita.send('POST', `${path}/seal`);
    await gita.send('PATCH', `${path}/candidates/1`, { room: 'B' });
    const log = async (query = '') => (await gita.send('GET', `${path}/audit${query}`)).json();
    const { rows, actors, acts, days } = await log();
    expect([actors.length, actors[0].name, acts.length]).toEqual([1, 'Gita', 6]);
    expect((await log('?act=paper-changed')).total).toBe(1);
    expect((await log('?q=candidate%3A')).rows.map(({ act }: { act: string }) => act)).toEqual(['candidate-changed']);
    expect(await log('?actor=system')).toMatchObject({ rows: [], total: 0, acts });
    expect((await log('?q=%25')).total).toBe(0);
    expect((await log('?room=B')).rows.map(({ act }: { act: string }) => act)).toEqual(['candidate-changed']);
    expect((await log('?room=A')).total).toBe(0);
    expect(days).toEqual(['2026-11-21']);
    expect(rows.map(({ act }: { act: string }) => act)).toEqual([
      'candidate-changed',
      'examination-sealed',
      'examination-changed',
      'candidates-imported',
      'paper-changed',
      'examination-made',
    ]);
    expect(rows[0]).toMatchObject({
      actor: 'account:Gita',
      name: 'Gita',
      subject: 'candidate:SCI-2083/1',
      details: { before: { room: null }, after: { room: 'B' } },
    });
    expect(rows[2].details).toEqual({ before: { minutes: 30 }, after: { minutes: 45 } });
    expect((await gita.send('GET', `${path}/audit.csv`)).body.split('\n')).toHaveLength(8);
  });

  it('knows the days of the audit log by the clocks of Nepal, and its rooms by their passes too', async () => {
    await draft();
    const closed = { actor: 'system', act: 'outage-closed', subject: `room:${code}/B`, examination: code } as const;
    await writeAudit(server.database.db, closed, Date.UTC(2026, 10, 22, 18, 14));
    const opened = { ...closed, actor: `room:${code}/A`, act: 'room-signed-in', subject: `room:${code}/A` } as const;
    await writeAudit(server.database.db, opened, Date.UTC(2026, 10, 22, 18, 15));
    const log = async (query: string) => {
      const { rows, days } = (await gita.send('GET', `${path}/audit?${query}`)).json();
      expect(days).toEqual(['2026-11-23', '2026-11-22', '2026-11-21']);
      return rows.map(({ act }: { act: string }) => act);
    };
    expect(await log('day=2026-11-23')).toEqual(['room-signed-in']);
    expect(await log('day=2026-11-22')).toEqual(['outage-closed']);
    expect(await log('day=2026-11-24')).toEqual([]);
    expect(await log('room=A')).toEqual(['room-signed-in']);
    expect(await log('room=B&day=2026-11-22')).toEqual(['outage-closed']);
  });

  it('has ready patterns whose sections add up', async () => {
    const patterns = (await gita.send('GET', '/staff/patterns')).json<
      { name: string; sections: { count: number }[] }[]
    >();
    const items = Object.fromEntries(
      patterns.map(({ name, sections }) => [name, sections.reduce((sum, { count }) => sum + count, 0)]),
    );
    expect(items).toEqual({
      'plus-two-science': 80,
      'plus-two-management': 80,
      'tu-bsc-csit': 100,
      'tu-bca': 100,
      ioe: 100,
      cee: 200,
    });
  });
});

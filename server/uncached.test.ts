import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { doctorCalls } from '#contract/doctor.ts';
import { examinationCalls } from '#contract/examinations.ts';
import { figureCalls } from '#contract/figures.ts';
import { hallCalls } from '#contract/hall.ts';
import { importCalls } from '#contract/import.ts';
import { itemWritingCalls } from '#contract/item-writing.ts';
import { itemCalls } from '#contract/items.ts';
import { meritCalls, publicResultCalls } from '#contract/merit.ts';
import { roomCalls } from '#contract/room.ts';
import { createTestApp } from '#server/testing/app.ts';
import { migratedSqlite } from '#server/testing/databases.ts';
import { newExamination, phone, writeItems } from '#server/testing/examinations.ts';
import { sum } from '#server/testing/items.ts';
import { watchRoom } from '#server/testing/rooms.ts';
import { sendFile } from '#server/testing/send-file.ts';
import { signInStaff } from '#server/testing/staff.ts';

const minute = 60_000;

/** The answers that may be stored, and where. All others hold keys, marks, names or PINs and must not be stored. */
const mayBeKept: Readonly<Record<string, string>> = {
  'GET /hall': 'public, max-age=60',
  'GET /hall/:code/paper/:hash': 'public, max-age=31536000, immutable',
  'GET /results/:code.json': 'public, max-age=60',
  'GET /results/public-key': 'public, max-age=300',
  'GET /figures/:id': 'private, max-age=3600',
};

it('lets no cache keep what a call of the bank, of examinations, the hall, the rooms or the results answers', async () => {
  const place = await migratedSqlite();
  const server = await createTestApp(place);
  const [gita, hari] = [await signInStaff(server, 'Gita'), await signInStaff(server, 'Hari')];
  const start = server.clock.now + 50 * minute;
  const calls = Object.keys({
    ...itemCalls,
    ...itemWritingCalls,
    ...importCalls,
    ...doctorCalls,
    ...figureCalls,
    ...examinationCalls,
    ...hallCalls,
    ...roomCalls,
    ...meritCalls,
    ...publicResultCalls,
    // Photos come with applications: server/features/room/door.test.ts.
  }).filter((call) => !/\/photos?\b/.test(call));
  const waiting = new Set(calls);
  const kept: Record<string, unknown> = {};
  let token = '';

  type Answer = Awaited<ReturnType<typeof gita.send>>;
  const saw = (call: string, answer: Answer): Answer => {
    expect([call, Math.floor(answer.statusCode / 100), answer.statusCode === 304]).toEqual([call, 2, false]);
    kept[call] = answer.headers['cache-control'];
    waiting.delete(call);
    return answer;
  };
  /** Makes a call by its row of the contract; a query stands after it. */
  async function make(call: string, params: Readonly<Record<string, string>> = {}, body?: object, query = '') {
    const [method = '', pattern = ''] = call.split(' ');
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'SCI-2083'));
    const isStaffs = pattern.startsWith('/staff') || pattern.startsWith('/figures');
    const answer = await server.app.inject({
      method: method as 'GET',
      url: `/api${path}${query}`,
      headers: isStaffs ? { ...gita.headers } : { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    });
    return saw(call, answer);
  }
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const doOn = (act: object) => make('POST /staff/examinations/:code/acts', {}, { id: randomUUID(), ...act });

  // The bank.
  const written = (await make('POST /staff/items', {}, sum())).json<{ id: string }>();
  const [id, one] = [written.id, { id: written.id }];
  await make('GET /staff/items');
  await make('GET /staff/bank');
  await make('GET /staff/items/:id', one);
  await make('PUT /staff/items/:id', one, { ...written, ...sum({ stem: 'What is $17 + 26$?' }), version: 1 });
  await make('GET /staff/items/:id/versions', one);
  await make('GET /staff/items/:id/review', one);
  const review = { chosen: ['b'], version: 2 };
  saw('POST /staff/items/:id/review', await hari.send('POST', `/staff/items/${id}/review`, review));
  await make('POST /staff/items/labels', {}, { changes: [{ items: [id], addTag: 'sums' }] });
  await make('POST /staff/items/preview', {}, { text: '$x$' });
  await make('POST /staff/items/check', {}, { stem: 'What is $17 + 25$?' });
  await make('POST /reports', {}, { question: id, reason: 'wrong-key' });
  const { rows: findings } = (await make('GET /staff/doctor')).json<{ rows: { id: string }[] }>();
  await make('POST /staff/doctor/dismiss', {}, { finding: findings[0]?.id ?? '' });
  const figure = saw('POST /staff/figures', await sendFile(server, gita, '/staff/figures', picture, 'dot.png'));
  await make('GET /figures/:id', figure.json());
  const shown = `<img alt="a dot" src="data\\:image/png;base64,${picture.toString('base64').replaceAll('=', '\\=')}">`;
  const text = `[html]What is this? ${shown} {=dot ~line}`;
  const looked = (await make('POST /staff/import', {}, { text, format: 'gift' })).json<{ import: string }>();
  await make('GET /staff/import/:import', { import: looked.import });
  await make('GET /staff/import/:import/figures/:place', { import: looked.import, place: '0' });
  await make('POST /staff/import/:import/accept', { import: looked.import }, {});
  await make('GET /staff/export', {}, undefined, '?format=csv');

  // An examination until it opens.
  await make('GET /staff/patterns');
  await make('POST /staff/examinations', {}, newExamination(server));
  await make('GET /staff/examinations');
  await make('GET /staff/examinations/:code');
  await make('PUT /staff/examinations/:code', {}, { passMark: 0 });
  const items = [...(await writeItems(gita, 'physics', 3)), ...(await writeItems(gita, 'english', 2))];
  await make('PUT /staff/examinations/:code/paper', {}, { items });
  const drawn = await make('POST /staff/examinations/:code/paper/draw');
  await make('GET /staff/examinations/:code/paper');
  await make('POST /staff/examinations/:code/paper/read', {}, { version: drawn.json<{ version: number }>().version });
  const csv = 'symbol_number,name,room,pin\n1001,Sita Sharma,A,11111111\n1002,Ram Thapa,A,22222222\n';
  await make('POST /staff/examinations/:code/candidates', {}, { csv });
  await make('GET /staff/examinations/:code/candidates');
  await make('GET /staff/examinations/:code/candidates.csv');
  await make('GET /staff/candidates-template.xlsx');
  const third = { symbolNumber: '1003' };
  await make('POST /staff/examinations/:code/candidates/one', {}, { ...third, name: 'Hari KC', room: 'B' });
  await make('PATCH /staff/examinations/:code/candidates/:symbolNumber', third, { seat: '3' });
  await make('POST /staff/examinations/:code/candidates/:symbolNumber/pin', third);
  await make('POST /staff/examinations/:code/candidates/pins', {}, { room: 'B' });
  await make('POST /staff/examinations/:code/candidates/pins/again', {}, { reason: 'The printer jammed.' });
  await make('POST /staff/examinations/:code/rooms', {}, { room: 'C' });
  await make('GET /staff/examinations/:code/rooms');
  await make('POST /staff/examinations/:code/rooms/:room/pass', { room: 'C' });
  await make('POST /staff/examinations/:code/seal');
  await make('POST /staff/examinations/:code/unseal');
  await make('POST /staff/examinations/:code/seal');
  await make('POST /staff/examinations/:code/trial');

  // The hall and a room.
  await make('GET /hall');
  await make('GET /hall/:code');
  server.clock.now = start - minute;
  const device = { id: 'first', label: '' };
  const signIn = { symbolNumber: '1001', pin: '11111111', device };
  const signedIn = (await make('POST /hall/:code/sign-in', {}, signIn)).json<{
    token: string;
    examination: { paper: { hash: string } };
  }>();
  await make('GET /hall/:code/paper/:hash', signedIn.examination.paper);
  ({ token } = signedIn);
  server.clock.now = start;
  await make('GET /hall/:code/seal-key');
  await make(
    'POST /hall/:code/entries',
    {},
    { device, entries: [{ n: 1, at: 1, kind: 'choose', place: 0, option: 'a' }] },
  );
  const other = phone(server, 'SCI-2083', 'second');
  const { token: second } = (await other.signIn('1002', '22222222')).json<{ token: string }>();
  await other.get('/seal-key', second);
  await other.send(second, [{ n: 1, at: 1, kind: 'choose', place: 0, option: 'b' }]);
  await make('GET /hall/:code/entries');
  const { pass } = (await make('POST /staff/examinations/:code/rooms/:room/pass', { room: 'A' })).json<{
    pass: string;
  }>();
  await make('POST /room/:code/sign-in', {}, { pass });
  const invigilator = await watchRoom(server, gita, 'SCI-2083', 'A');
  token = invigilator.token;
  await make('GET /room/:code/board');
  await make('GET /room/:code/door');
  await make('POST /room/:code/acts', {}, { id: randomUUID(), kind: 'present', symbolNumber: '1001', present: true });
  await make('DELETE /room/session');
  await make('GET /staff/examinations/:code/board');
  await doOn({ kind: 'announce', to: { all: true }, text: { en: 'Five minutes.' } });
  await make('GET /staff/examinations/:code/candidates/:symbolNumber/timeline', { symbolNumber: '1001' });
  await make('GET /staff/examinations/:code/candidates/:symbolNumber/timeline.csv', { symbolNumber: '1001' });

  // From the end to the publication.
  server.clock.now = start + 41 * minute;
  await other.send(second, [{ n: 2, at: 2, kind: 'see', place: 0 }]);
  await make('GET /staff/examinations/:code/held');
  const decision = { symbolNumber: '1002', device: 'second', entries: [2], take: false, reason: 'Too late.' };
  await make('POST /staff/examinations/:code/held', {}, decision);
  await make('GET /staff/examinations/:code/results');
  await make('GET /staff/examinations/:code/results.csv');
  await make('GET /staff/examinations/:code/results.xlsx');
  await make('GET /staff/examinations/:code/merit');
  await make('GET /staff/examinations/:code/merit/why', {}, undefined, '?a=1001&b=1002');
  await make('GET /staff/examinations/:code/statistics');
  await make('POST /staff/examinations/:code/state', {}, { to: 'key-published' });
  ({ token } = signedIn);
  await make('GET /hall/:code/result');
  await make('POST /hall/:code/objections', {}, { place: 0, reason: 'The second option is right as well.' });
  await make('GET /staff/examinations/:code/objections');
  await make('GET /staff/examinations/:code/objections.csv');
  const toAll = { place: 1, cancelled: 'to-all', reason: 'It has two right options.' };
  const dropped = [0, 1, 2, 3, 4].map((each) => ({ place: each, cancelled: 'dropped', reason: 'All are equal now.' }));
  await make('POST /staff/examinations/:code/key', {}, { decisions: [toAll] });
  await make('POST /staff/examinations/:code/key', {}, { decisions: dropped });
  await make('PUT /staff/examinations/:code', {}, { seats: { open: 1 }, tieBreaks: [] });
  await make('GET /staff/examinations/:code/audit');
  await make('GET /staff/examinations/:code/audit.csv');
  await make('POST /staff/examinations/:code/state', {}, { to: 'final' });
  await make('POST /staff/examinations/:code/merit/ties', {}, { list: 'open', admitted: ['1001'], reason: 'By lot.' });
  await make('POST /staff/examinations/:code/state', {}, { to: 'published' });
  await make('GET /staff/examinations/:code/publication.zip');
  await make('GET /hall/:code/why/:symbolNumber', { symbolNumber: '1002' });
  await make('GET /results/:code.json');
  await make('POST /results/:code/one', {}, { symbolNumber: '1001', pin: '11111111' });
  await make('GET /results/public-key');
  await make('DELETE /hall/session');

  // A new call belongs in the walk above.
  expect([...waiting]).toEqual([]);
  expect(kept).toEqual(Object.fromEntries(calls.map((call) => [call, mayBeKept[call] ?? 'no-store'])));
  await server.close();
  await place.remove();
});

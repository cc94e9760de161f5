import { describe, expect, it } from 'vitest';
import type { ExaminationState } from '#contract/examination.ts';
import { examinationStates, statesFrom } from '#contract/examination-states.ts';
import { createTestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/databases.ts';
import { newExamination, phone, writeItems } from '#server/testing/examinations.ts';
import { signInStaff } from '#server/testing/staff.ts';

const minute = 60_000;
const code = 'SCI-2083';
const path = `/staff/examinations/${code}`;
const upTo = (last: ExaminationState) => examinationStates.slice(0, examinationStates.indexOf(last) + 1);

type StaffCall = readonly ['GET' | 'POST' | 'PUT' | 'PATCH', string, object?];

/** What staff may do, and in which states. The walk through the states makes the calls that move the examination on. */
const staffCalls: readonly (readonly [StaffCall, readonly ExaminationState[], 'moves'?])[] = [
  [['GET', ''], examinationStates],
  [['GET', '/paper'], examinationStates],
  [['GET', '/candidates'], examinationStates],
  [['GET', '/candidates.csv'], examinationStates],
  [['GET', '/candidates/1001/timeline'], examinationStates],
  [['GET', '/rooms'], examinationStates],
  [['GET', '/board'], examinationStates],
  [['GET', '/objections'], examinationStates],
  [['GET', '/objections.csv'], examinationStates],
  [['GET', '/audit'], examinationStates],
  [['GET', '/audit.csv'], examinationStates],
  [['PUT', '', { passMark: 1.5 }], ['draft'], 'moves'],
  [['PUT', '', { objectionsUntil: null }], examinationStates],
  [['POST', '/paper/draw'], ['draft'], 'moves'],
  [['PUT', '/paper', { items: [] }], ['draft'], 'moves'],
  [['POST', '/paper/read', { version: 0 }], ['draft', 'sealed'], 'moves'],
  [['POST', '/seal'], ['draft'], 'moves'],
  [['POST', '/unseal'], ['sealed'], 'moves'],
  [['POST', '/candidates', { csv: 'symbol_number,name\n1003,Hari KC\n' }], upTo('running')],
  [['POST', '/candidates?preview=1', { csv: 'symbol_number,name\n1003,Hari KC\n' }], upTo('running')],
  [['POST', '/candidates/one', { symbolNumber: '1009', name: 'One More' }], upTo('running'), 'moves'],
  [['PATCH', '/candidates/1002', { seat: '9' }], upTo('running')],
  [['PATCH', '/candidates/1002', { withheld: null }], upTo('final')],
  [['POST', '/candidates/1003/pin'], examinationStates],
  [['POST', '/candidates/pins', {}], upTo('open'), 'moves'],
  [['POST', '/rooms', { room: 'Z' }], upTo('running'), 'moves'],
  [['POST', '/rooms/A/pass'], examinationStates],
  [['POST', '/trial'], statesFrom('sealed'), 'moves'],
  [['POST', '/state', { to: 'ended' }], ['running'], 'moves'],
  [['POST', '/state', { to: 'key-published' }], ['ended'], 'moves'],
  [['POST', '/state', { to: 'final' }], ['key-published'], 'moves'],
  [['POST', '/state', { to: 'published' }], ['final'], 'moves'],
  [['GET', '/results'], statesFrom('ended')],
  [['GET', '/results.csv'], statesFrom('ended')],
  [['GET', '/results.xlsx'], statesFrom('ended')],
  [['GET', '/merit'], statesFrom('ended')],
  [['GET', '/merit/why?a=1001&b=1001'], statesFrom('ended')],
  [['GET', '/statistics'], statesFrom('ended')],
  [
    ['POST', '/key', { decisions: [{ place: 0, keep: true, reason: 'It is right.' }] }],
    ['ended', 'key-published'],
  ],
  [
    ['POST', '/merit/ties', { list: 'open', admitted: [], reason: 'Drawn by lot.' }],
    ['ended', 'key-published', 'final'],
    'moves',
  ],
  [['GET', '/publication.zip'], ['published']],
];

/** What another head does not see before the key is published. */
const ownOnly = /^\/(paper|trial|key|statistics|objections|candidates\/\d+\/timeline)/;

/**
 * Why a candidate's calls are refused, by state; in other states they are answered. There is no token before it opens.
 */
const refusals: Readonly<Record<string, Readonly<Partial<Record<ExaminationState, string>>>>> = {
  about: { draft: 'not-found' },
  signIn: { draft: 'not-found', sealed: 'too-early' },
  key: { draft: 'not-signed-in', sealed: 'not-signed-in', open: 'too-early' },
  log: { draft: 'not-signed-in', sealed: 'not-signed-in' },
  save: { draft: 'not-signed-in', sealed: 'not-signed-in' },
  result: {
    draft: 'not-signed-in',
    sealed: 'not-signed-in',
    open: 'wrong-state',
    running: 'wrong-state',
    ended: 'wrong-state',
  },
  objection: {
    draft: 'not-signed-in',
    sealed: 'not-signed-in',
    open: 'wrong-state',
    running: 'wrong-state',
    ended: 'wrong-state',
    final: 'wrong-state',
    published: 'wrong-state',
  },
};

/** Whether a call is tested in a state: on both sides of where it begins or ceases to be answered. */
function isEdge(states: readonly ExaminationState[], state: ExaminationState): boolean {
  const place = examinationStates.indexOf(state);
  const [first = 0, last = 0] = [states[0], states.at(-1)].map((each) => each && examinationStates.indexOf(each));
  return [first - 1, first, last, last + 1].includes(place);
}

describe.each(databases)('an examination on $kind', ({ make }) => {
  it('answers each call to its staff alone, and in its states alone', async () => {
    const place = await make();
    const server = await createTestApp(place);
    const owner = await signInStaff(server, 'Gita');
    const named = await signInStaff(server, 'Hari');
    const admin = await signInStaff(server, 'Maya', 'admin');
    const stranger = await signInStaff(server, 'Ram');
    const start = server.clock.now + 50 * minute;
    const first = phone(server, code, 'first');
    let token = 'none';

    async function lookAtStaff(state: ExaminationState): Promise<void> {
      for (const [index, [[method, way, body], states, moves]] of staffCalls.entries()) {
        if (!isEdge(states, state)) continue;
        const told = [state, method, way];
        const callers = ownOnly.test(way) ? [owner, named] : [owner, named, admin];
        const send = (callers[index % callers.length] ?? owner).send;
        if (!states.includes(state)) {
          const refused = (await send(method, path + way, body)).json();
          expect([...told, refused]).toMatchObject([...told, { code: 'wrong-state', detail: { state } }]);
          continue;
        }
        expect([...told, (await stranger.send(method, path + way, body)).statusCode]).toEqual([...told, 404]);
        if (moves) continue;
        const { statusCode } = await send(method, path + way, body);
        expect([...told, Math.floor(statusCode / 100)]).toEqual([...told, 2]);
      }
    }

    async function lookAtHall(state: ExaminationState): Promise<void> {
      const answers = {
        about: await first.get('', null),
        signIn: await first.signIn('1001', '11111111'),
        key: await first.get('/seal-key', token),
        log: await first.get('/entries', token),
        save: await first.send(token, []),
        result: await first.get('/result', token),
        objection: await server.app.inject({
          method: 'POST',
          url: `/api/hall/${code}/objections`,
          headers: { authorization: `Bearer ${token}` },
          payload: { place: 0, reason: 'The second option is right as well.' },
        }),
      };
      const refused = Object.entries(answers).flatMap(([what, answer]) =>
        answer.statusCode < 300 ? [] : [[what, answer.json<{ code: string }>().code]],
      );
      const expected = Object.entries(refusals).flatMap(([what, by]) => (by[state] ? [[what, by[state]]] : []));
      expect([state, Object.fromEntries(refused)]).toEqual([state, Object.fromEntries(expected)]);
    }

    async function look(state: ExaminationState): Promise<void> {
      await lookAtStaff(state);
      await lookAtHall(state);
    }

    await owner.send('POST', '/staff/examinations', newExamination(server, { coExaminers: [named.email] }));
    const items = [...(await writeItems(owner, 'physics', 3)), ...(await writeItems(owner, 'english', 2))];
    await owner.send('PUT', `${path}/paper`, { items });
    const csv =
      'symbol_number,name,room,pin\n1001,Sita Sharma,A,11111111\n1002,Ram Thapa,A,22222222\n1003,Hari KC,A,33333333\n';
    await owner.send('POST', `${path}/candidates`, { csv });
    await look('draft');
    await owner.send('POST', `${path}/seal`);
    await look('sealed');
    server.clock.now = start - minute;
    token = (await first.signIn('1001', '11111111')).json<{ token: string }>().token;
    await look('open');
    server.clock.now = start + minute;
    await first.get('/seal-key', token);
    await look('running');
    await first.send(token, [
      { n: 1, at: 100, kind: 'choose', place: 0, option: 'a' },
      { n: 2, at: 200, kind: 'hand-in' },
    ]);
    for (const to of ['ended', 'key-published', 'final', 'published'] as const) {
      expect((await owner.send('POST', `${path}/state`, { to })).json()).toMatchObject({ state: to });
      await look(to);
    }
    await server.close();
    await place.remove();
  });
});

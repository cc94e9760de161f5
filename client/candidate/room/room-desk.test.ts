import { expect, it } from 'vitest';
import { ApiError } from '#client/lib/api/api-error.ts';
import { hallClock } from '#client/candidate/attempt/hall-clock.ts';
import { boardOf, candidate, iso } from '#contract/testing/board-samples.ts';
import { needOf, rowsOf } from './needs.ts';
import { named } from './new-act.ts';
import type { BoardCommand } from './room-calls.ts';
import { createRoomDesk } from './room-desk.ts';
import { doorOf } from '#contract/testing/door-samples.ts';

/** A server of one room, a network that the test can cut, and a device that keeps a text. */
function room(stored: string | null = null) {
  const texts = new Map<string, string>(stored === null ? [] : [['room', stored]]);
  const cellOf = (name: string) => ({
    read: () => texts.get(name) ?? null,
    write: (text: string) => {
      texts.set(name, text);
      return true;
    },
  });
  const far = {
    online: true,
    done: [] as BoardCommand[],
    heard: 0,
    refuses: null as ApiError | null,
    loseAnswer: false,
    door: { version: '1', list: doorOf(['101', '102', '103']) },
    photosAsked: [] as string[],
  };
  const reach = async () => {
    await Promise.resolve();
    if (!far.online) throw new ApiError(0, { code: 'unreachable', message: '' });
  };
  let timer: (() => void) | null = null;
  const waits: number[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  };
  const open = () => {
    const desk = createRoomDesk({
      calls: {
        signIn: async (pass) => {
          await reach();
          if (pass !== 'PASS') throw new ApiError(401, { code: 'wrong-credentials', message: '' });
          return { token: 'token', room: 'A' };
        },
        board: async () => {
          await reach();
          far.heard += 1;
          return boardOf([candidate('1')]);
        },
        door: async (_token, known) => {
          await reach();
          return known === far.door.version ? { version: known, list: null } : far.door;
        },
        photo: async (_token, symbolNumber) => {
          await reach();
          far.photosAsked.push(symbolNumber);
          if (symbolNumber === '102') throw new ApiError(404, { code: 'not-found', message: '' });
          return `face${symbolNumber}`;
        },
        act: async (_token, act) => {
          await reach();
          if (far.refuses) throw far.refuses;
          if (!far.done.some(({ id }) => id === act.id)) far.done.push(act);
          if (far.loseAnswer) {
            far.loseAnswer = false;
            throw new ApiError(0, { code: 'unreachable', message: '' });
          }
          return { id: act.id, kind: act.kind, at: iso(30), candidates: [], minutes: null, outage: null };
        },
      },
      cell: cellOf('room'),
      doorCells: { list: cellOf('list'), photos: cellOf('photos') },
      clock: hallClock(() => 0, 0),
      monotonic: () => 0,
      after: (ms, run) => {
        waits.push(ms);
        timer = run;
        return () => {
          timer = null;
        };
      },
    });
    desk.open();
    return desk;
  };
  const fire = async () => {
    timer?.();
    await settle();
  };
  return { far, open, settle, fire, waits };
}

const give = (): BoardCommand => named({ kind: 'minutes', to: { symbolNumber: '101' }, minutes: 5, reason: 'Power' });

it('asks for the board each five seconds, and after 1, 2, 4 s while it can not be had, which it says at once', async () => {
  const { far, open, fire, waits } = room();
  const desk = open();
  await desk.signIn('PASS');
  await fire();
  expect(desk.store.getState().lost).toBe(false);
  far.online = false;
  await fire();
  expect(desk.store.getState()).toMatchObject({ lost: true, kept: { board: { room: 'A' } } });
  await fire();
  await fire();
  expect(waits).toEqual([5000, 5000, 1000, 2000, 4000]);
  far.online = true;
  await fire();
  expect(desk.store.getState().lost).toBe(false);
});

it('keeps what is done without a network over a reload, and sends it once, in order', async () => {
  const { far, open, fire, settle } = room();
  const desk = open();
  await desk.signIn('PASS');
  far.online = false;
  const acts = [give(), give()];
  for (const act of acts) desk.act(act);
  await settle();
  desk.close();
  const later = open();
  expect(later.store.getState().kept?.waiting).toEqual(acts);
  far.online = true;
  far.loseAnswer = true;
  await fire();
  expect(later.store.getState().kept?.waiting).toHaveLength(2);
  later.online();
  await settle();
  expect(far.done).toEqual(acts);
  expect(later.store.getState().kept?.waiting).toEqual([]);
});

it('says what the server would not do, and goes on with the next', async () => {
  const { far, open, settle } = room();
  const desk = open();
  await desk.signIn('PASS');
  far.refuses = new ApiError(403, { code: 'not-allowed', message: 'The limit is reached.' });
  const act = give();
  desk.act(act);
  await settle();
  expect(desk.store.getState()).toMatchObject({
    refused: { act, sentence: 'The limit is reached.' },
    kept: { waiting: [] },
  });
});

it('asks once more where somebody else gave time first, and counts what this device gave itself as seen', async () => {
  const { far, open, settle } = room();
  const desk = open();
  await desk.signIn('PASS');
  desk.act({ ...give(), since: iso(29) } as BoardCommand);
  desk.act({ ...give(), since: iso(29) } as BoardCommand);
  await settle();
  expect(far.done.map((act) => 'since' in act && act.since)).toEqual([iso(29), iso(30)]);
  far.refuses = new ApiError(409, {
    code: 'changed-meanwhile',
    message: '5 min were given meanwhile.',
    detail: { at: iso(31) },
  });
  desk.act({ ...give(), since: iso(29) } as BoardCommand);
  await settle();
  expect(desk.store.getState()).toMatchObject({
    refused: { sentence: '5 min were given meanwhile.', given: iso(31) },
    kept: { waiting: [] },
  });
});

it('asks for the pass again where it has ended, and keeps what is to be sent', async () => {
  const { far, open, settle } = room();
  const desk = open();
  await desk.signIn('PASS');
  far.refuses = new ApiError(401, { code: 'not-signed-in', message: '' });
  const act = give();
  desk.act(act);
  await settle();
  expect(desk.store.getState().kept).toMatchObject({ token: null, waiting: [act] });
  far.refuses = null;
  await desk.signIn('PASS');
  expect(far.done).toEqual([act]);
});

it('has list and photos of the door without a network, each asked for once, until the invigilator leaves', async () => {
  const { far, open, settle } = room();
  const desk = open();
  await desk.signIn('PASS');
  await settle();
  desk.close();
  expect(far.photosAsked).toEqual(['101', '102', '103']);
  far.online = false;
  const later = open();
  await settle();
  const photos = { 'photo-101': 'face101', 'photo-102': '', 'photo-103': 'face103' };
  expect(later.store.getState()).toMatchObject({ door: far.door, photos });
  far.online = true;
  later.online();
  await settle();
  expect(far.photosAsked).toHaveLength(3);
  later.leave();
  expect(later.store.getState()).toMatchObject({ door: null, photos: {} });
  later.close();
  expect(open().store.getState()).toMatchObject({ door: null, photos: {} });
});

it('keeps no face of candidates once the pass has ended', async () => {
  const { far, open, settle } = room();
  const desk = open();
  await desk.signIn('PASS');
  await settle();
  far.refuses = new ApiError(401, { code: 'not-signed-in', message: '' });
  desk.act(give());
  await settle();
  expect(desk.store.getState()).toMatchObject({ kept: { token: null }, door: null, photos: {} });
});

it('names each act anew, as a UUID', () => {
  expect(give().id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(give().id).not.toBe(give().id);
});

it('puts who needs help on top: another device, lost longest, dark, not confirmed; then by seat', () => {
  const dark = { from: iso(10), to: iso(14), given: false };
  const board = boardOf(
    [
      candidate('10'),
      candidate('9'),
      candidate('4', { confirmed: false, state: 'absent' }),
      candidate('5', { dark: [dark] }),
      candidate('6', { state: 'notHeard', lastHeard: iso(20) }),
      candidate('7', { state: 'notHeard', lastHeard: iso(12) }),
      candidate('8', { wantsDevice: true }),
      candidate('3', { dark: [{ ...dark, given: true }] }),
      candidate('2', { state: 'handedIn', dark: [dark] }),
      candidate('1', { state: 'absent', confirmed: false, lastHeard: null }),
    ],
    { presenceNeeded: true },
  );
  const seats = (rows: ReturnType<typeof rowsOf>['needing']) => rows.map((row) => row.candidate.seat);
  expect(seats(rowsOf(board).needing)).toEqual(['8', '7', '6', '5', '4']);
  expect(seats(rowsOf(board).others)).toEqual(['1', '2', '3', '9', '10']);
});

it('leaves to the outage’s proposal who was dark in it', () => {
  const one = candidate('1', { dark: [{ from: iso(10), to: iso(14), given: false }] });
  const outage = { id: 'o', room: 'A', dark: 1, worked: 0, back: 1, minutes: 4, givenTo: 0 };
  expect(needOf(one, boardOf([one], { outages: [{ ...outage, from: iso(9), to: iso(15), given: null }] }))).toBeNull();
  expect(
    needOf(one, boardOf([one], { outages: [{ ...outage, from: iso(20), to: iso(25), given: null }] })),
  ).not.toBeNull();
});

it.each([
  ['cut off', '{"token":"token","room":"A"'],
  ['without a room', '{"token":"token","board":null,"waiting":[]}'],
  [
    'with a board of no candidates',
    '{"token":"token","room":"A","board":{"now":"2026-11-24T03:00:00.000Z"},"waiting":[]}',
  ],
  ['with a list of acts that is none', '{"token":"token","room":"A","board":null,"waiting":{}}'],
])('asks for the pass where what the device has kept of the room is damaged: %s', async (_name, stored) => {
  const { open, settle } = room(stored);
  const desk = open();
  await settle();
  expect(desk.store.getState().kept).toBeNull();
  await desk.signIn('PASS');
  expect(desk.store.getState().kept).toMatchObject({ room: 'A', waiting: [] });
});

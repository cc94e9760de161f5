import { call, pathOf, request } from '#client/lib/api/call.ts';
import { within } from '#client/lib/api/within.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { BoardCommand, RoomBoard } from '#contract/room.ts';
import { keptDoor, type KeptDoor } from './kept-door.ts';
import { isRecord } from '#exam/parse.ts';
import { jsonBody } from '#client/lib/api/json-body.ts';

export type { BoardCommand, RoomBoard } from '#contract/room.ts';
export type BoardCandidate = RoomBoard['candidates'][number];

/** The calls of a board to the server. Each throws an ApiError. */
export interface RoomCalls {
  readonly signIn: (pass: string) => Promise<AnswerOf<'POST /room/:code/sign-in'>>;
  readonly board: (token: string) => Promise<RoomBoard>;
  /** The list of the door with its version; no list where the device has that version. */
  readonly door: (
    token: string,
    known: string,
  ) => Promise<KeptDoor | { readonly version: string; readonly list: null }>;
  /** The photo of a candidate, as JPEG in base64. */
  readonly photo: (token: string, symbolNumber: string) => Promise<string>;
  readonly act: (token: string, act: BoardCommand) => Promise<AnswerOf<'POST /room/:code/acts'>>;
}

export function roomCalls(code: string): RoomCalls {
  const params = { code };
  return {
    signIn: (pass) =>
      within((signal) => call('POST /room/:code/sign-in', { params, form: jsonBody({ pass }), signal })),
    board: (token) => within((signal) => call('GET /room/:code/board', { params, token, signal })),
    door: (token, known) =>
      within(async (signal) => {
        const path = `${pathOf('GET /room/:code/door', params)}?known=${encodeURIComponent(known)}`;
        const accepts = (answer: unknown) => isUnchanged(answer) || keptDoor(answer) !== undefined;
        const answer = await request('GET', path, { token, signal, accepts });
        return keptDoor(answer) ?? { version: known, list: null };
      }),
    photo: async (token, symbolNumber) => {
      const accepts = (answer: unknown) => isRecord(answer) && /^[\w+/=]+$/.test(String(answer['jpeg']));
      const { jpeg } = await within((signal) =>
        call('GET /room/:code/photos/:symbolNumber', { params: { ...params, symbolNumber }, token, signal, accepts }),
      );
      return jpeg;
    },
    act: (token, act) =>
      within((signal) => call('POST /room/:code/acts', { params, token, form: jsonBody(act), signal })),
  };
}

/** Whether the server says that the device has the newest list. */
function isUnchanged(answer: unknown): boolean {
  return isRecord(answer) && answer['list'] === null;
}

import { call } from '#client/lib/api/call.ts';
import { within } from '#client/lib/api/within.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { BoardCommand, RoomBoard } from '#contract/room.ts';
import { jsonBody } from '#client/lib/api/json-body.ts';

export type { BoardCommand, RoomBoard } from '#contract/room.ts';
export type BoardCandidate = RoomBoard['candidates'][number];

/** The calls of a board to the server. Each throws an ApiError. */
export interface RoomCalls {
  readonly signIn: (pass: string) => Promise<AnswerOf<'POST /room/:code/sign-in'>>;
  readonly board: (token: string) => Promise<RoomBoard>;
  readonly act: (token: string, act: BoardCommand) => Promise<AnswerOf<'POST /room/:code/acts'>>;
}

export function roomCalls(code: string): RoomCalls {
  const params = { code };
  return {
    signIn: (pass) =>
      within((signal) => call('POST /room/:code/sign-in', { params, form: jsonBody({ pass }), signal })),
    board: (token) => within((signal) => call('GET /room/:code/board', { params, token, signal })),
    act: (token, act) =>
      within((signal) => call('POST /room/:code/acts', { params, token, form: jsonBody(act), signal })),
  };
}

import { call, request } from '#client/lib/api/call.ts';
import { jsonBody } from '#client/lib/api/json-body.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { PracticeRecord } from '#exam/record/record.ts';
import type { RecordPart } from './device-record.ts';

const sends = {
  attempts: 'POST /me/attempts',
  cards: 'PUT /me/cards',
  bookmarks: 'PUT /me/bookmarks',
  goals: 'PUT /me/goals',
} as const;

/** The account's side of the record; each call rejects with an ApiError. */
export interface AccountSide {
  readonly send: (part: RecordPart) => Promise<void>;
  /** The changes since a cursor; empty when that was all. */
  readonly since: (
    kind: keyof PracticeRecord,
    cursor: string | undefined,
  ) => Promise<{ part: RecordPart; cursor: string }>;
}

/** The API calls for the record of this token's account, until `signal` cancels them. */
export function accountCalls(token: string, signal: AbortSignal): AccountSide {
  return {
    send: async (part) => {
      for (const kind of ['attempts', 'cards', 'bookmarks', 'goals'] as const) {
        if (part[kind] === undefined) continue;
        const form = jsonBody({ [kind]: part[kind] });
        await call(sends[kind], { token, form, signal });
      }
    },
    since: async (kind, cursor) => {
      const query = cursor === undefined ? '' : `?since=${encodeURIComponent(cursor)}`;
      const answer = (await request('GET', `/me/${kind}${query}`, { token, signal })) as Answer;
      return { part: { [kind]: answer[kind] }, cursor: answer.cursor };
    },
  };
}

type Answer = AnswerOf<'GET /me/attempts'> &
  AnswerOf<'GET /me/cards'> &
  AnswerOf<'GET /me/bookmarks'> &
  AnswerOf<'GET /me/goals'>;

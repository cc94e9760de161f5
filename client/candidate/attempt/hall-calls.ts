import { ApiError } from '#client/lib/api/api-error.ts';
import { call, apiBase, pathOf, request } from '#client/lib/api/call.ts';
import { jsonBody } from '#client/lib/api/json-body.ts';
import { within } from '#client/lib/api/within.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { SealedPaper } from '#contract/sealed-text.ts';
import type { LogHead } from '#exam/sitting/claims.ts';
import type { LogEntry } from '#exam/sitting/entry.ts';

export type HallInfo = AnswerOf<'GET /hall/:code'>;
export type SignedIn = AnswerOf<'POST /hall/:code/sign-in'>;
export type SealKey = AnswerOf<'GET /hall/:code/seal-key'>;
export type ServerLog = AnswerOf<'GET /hall/:code/entries'>;
export type WriteResult = AnswerOf<'POST /hall/:code/entries'>;

/** In ms since the start. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

export interface EntryBatch {
  readonly entries: readonly LogEntry[];
  /** What this device has of its log. */
  readonly held?: LogHead;
  readonly ran?: readonly Interval[];
  readonly left?: readonly Interval[];
  /** Ids of notices that the candidate has closed. */
  readonly read?: readonly string[];
  /** The entries that this device put aside when another log took its place. */
  readonly aside?: readonly LogEntry[];
}

/** The calls of the screens to a hall: the server's, or the practice hall on this device. Each throws an ApiError. */
export interface HallCalls {
  readonly info: () => Promise<HallInfo>;
  /** `secret` is what the server gave this device at its first sign-in. */
  readonly signIn: (symbolNumber: string, pin: string, secret: string | null) => Promise<SignedIn>;
  readonly paper: (hash: string) => Promise<Uint8Array>;
  /** Opens a paper that is not sealed like the server's. */
  readonly open?: (sealed: Uint8Array, key: string) => SealedPaper;
  readonly sealKey: (token: string) => Promise<SealKey>;
  /** A part of the log, after the entry of this number. */
  readonly log: (token: string, after: number) => Promise<ServerLog>;
  readonly send: (token: string, sent: EntryBatch) => Promise<WriteResult>;
  /** Ends the session; absent if there is none on a server. */
  readonly leave?: (token: string) => Promise<void>;
}

/**
 * How long the device waits for the answer to a sign-in, in ms. A device that gives up and asks again goes to the end of the server's line.
 * The line takes half a minute at most.
 */
const signInTimeoutMs = 40_000;

/** The calls of one examination on the server; `device` says which device this is. */
export function serverCalls(code: string, device: { readonly id: string; readonly label: string }): HallCalls {
  const params = { code };
  return {
    info: () => within((signal) => call('GET /hall/:code', { params, signal })),
    signIn: (symbolNumber, pin, secret) =>
      within((signal) => {
        const own = { ...device, ...(secret !== null && { secret }) };
        return call('POST /hall/:code/sign-in', { params, form: jsonBody({ symbolNumber, pin, device: own }), signal });
      }, signInTimeoutMs),
    paper: (hash) =>
      within(async (signal) => {
        const response = await fetch(apiBase + pathOf('GET /hall/:code/paper/:hash', { code, hash }), { signal });
        if (!response.ok) throw new ApiError(response.status, { code: 'unreadable', message: '' });
        return new Uint8Array(await response.arrayBuffer());
      }, 60_000),
    sealKey: (token) => within((signal) => call('GET /hall/:code/seal-key', { params, token, signal })),
    log: (token, after) =>
      within(
        async (signal) =>
          (await request('GET', `${pathOf('GET /hall/:code/entries', params)}?after=${after}`, {
            token,
            signal,
          })) as ServerLog,
      ),
    send: (token, sent) =>
      within((signal) =>
        call('POST /hall/:code/entries', { params, token, form: jsonBody({ device, ...sent }), signal }),
      ),
    leave: async (token) => void (await within((signal) => call('DELETE /hall/session', { token, signal }))),
  };
}

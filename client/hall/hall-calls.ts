import { call, ApiError, apiBase, pathOf } from '#client/api/call.ts';
import { within } from '#client/api/within.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { SealedText } from '#contract/sealed-text.ts';
import type { Entry } from '#exam/sitting/entry.ts';

export type HallInfo = AnswerOf<'GET /hall/:code'>;
export type SignedIn = AnswerOf<'POST /hall/:code/sign-in'>;
export type SealKey = AnswerOf<'GET /hall/:code/seal-key'>;
export type ServerLog = AnswerOf<'GET /hall/:code/entries'>;
export type Written = AnswerOf<'POST /hall/:code/entries'>;

/** In ms since the start. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

export interface Sent {
  readonly entries: readonly Entry[];
  readonly ran?: readonly Interval[];
  readonly left?: readonly Interval[];
  /** Ids of notices that were read away. */
  readonly read?: readonly string[];
  /** What this device had put aside as another one's log took its place. */
  readonly aside?: readonly Entry[];
}

/** What the screens ask of a hall: the server's, or the practice hall on this device. Each call throws an ApiError. */
export interface HallCalls {
  readonly info: () => Promise<HallInfo>;
  readonly signIn: (symbolNumber: string, pin: string) => Promise<SignedIn>;
  readonly paper: (hash: string) => Promise<Uint8Array>;
  /** Opens a paper that is not sealed as the server's are. */
  readonly open?: (sealed: Uint8Array, key: string) => SealedText;
  readonly sealKey: (token: string) => Promise<SealKey>;
  readonly log: (token: string) => Promise<ServerLog>;
  readonly send: (token: string, sent: Sent) => Promise<Written>;
}

export const json = (value: object) => new Blob([JSON.stringify(value)], { type: 'application/json' });

/** How long the answer to a sign-in is waited for, in ms: who gives up and asks again stands at the end of the server's line, which takes half a minute at most. */
const longestTurn = 40_000;

/** The calls of one examination on the server; `device` says which device this is. */
export function serverCalls(code: string, device: { readonly id: string; readonly label: string }): HallCalls {
  const params = { code };
  return {
    info: () => within((signal) => call('GET /hall/:code', { params, signal })),
    signIn: (symbolNumber, pin) =>
      within(
        (signal) => call('POST /hall/:code/sign-in', { params, form: json({ symbolNumber, pin, device }), signal }),
        longestTurn,
      ),
    paper: (hash) =>
      within(async (signal) => {
        const response = await fetch(apiBase + pathOf('GET /hall/:code/paper/:hash', { code, hash }), { signal });
        if (!response.ok) throw new ApiError(response.status, { code: 'unreadable', message: '' });
        return new Uint8Array(await response.arrayBuffer());
      }, 60_000),
    sealKey: (token) => within((signal) => call('GET /hall/:code/seal-key', { params, token, signal })),
    log: (token) => within((signal) => call('GET /hall/:code/entries', { params, token, signal })),
    send: (token, sent) =>
      within((signal) => call('POST /hall/:code/entries', { params, token, form: json({ device, ...sent }), signal })),
  };
}

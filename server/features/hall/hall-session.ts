import { setImmediate as turnOver } from 'node:timers/promises';
import { bearerToken } from '#server/features/accounts/sessions.ts';
import { hashToken } from '#server/platform/security/token.ts';
import type { QueryAll, HotQuery } from '#server/platform/database/hot-query.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { HallCandidate } from '#server/platform/http/authorize.ts';

/**
 * How long a candidate's token lives after the end of an examination, in ms (docs/rules/examination.md, section 12). A
 * sign-in after the end, to see the result, lasts as long from the sign-in.
 */
export const livesAfterEnd = 24 * 60 * 60_000;

const liveHallSession: HotQuery = {
  name: 'live-hall-session',
  text: `
    select hall_session.token_hash, hall_session.examination, hall_session.symbol_number, hall_session.device, hall_session.replaced_at, hall_session.created_at,
      candidate.withdrawn_at, candidate.room, candidate.extra_minutes, candidate.present_at, examination.starts_at, attempt.ends_at, attempt.last_heard
    from hall_session
    join candidate on candidate.examination = hall_session.examination and candidate.symbol_number = hall_session.symbol_number
    join attempt on attempt.examination = hall_session.examination and attempt.symbol_number = hall_session.symbol_number
    join examination on examination.code = hall_session.examination
    where hall_session.token_hash in $1`,
};

interface LiveRow {
  readonly token_hash: string;
  readonly examination: string;
  readonly symbol_number: string;
  readonly device: string;
  readonly replaced_at: number | null;
  readonly created_at: number;
  readonly withdrawn_at: number | null;
  readonly room: string | null;
  readonly extra_minutes: number;
  readonly present_at: number | null;
  readonly starts_at: number;
  readonly ends_at: number | null;
  readonly last_heard: number | null;
}

/** The longest duration of an examination without an own end, in ms; no candidate begins later. */
export const longest = 24 * 60 * 60_000;

/** Reads the live session that an Authorization header names; null without one. `now` in ms since 1970. */
export type CandidateOf = (authorization: string | undefined, now: number) => Promise<HallCandidate | null>;

/** Makes a reader of sessions: one query reads all headers of one turn. */
export function readCandidates(queryAll: QueryAll): CandidateOf {
  let asked: Promise<ReadonlyMap<string, LiveRow>> | null = null;
  let hashes: string[] = [];

  async function ask(): Promise<ReadonlyMap<string, LiveRow>> {
    await turnOver();
    const all = hashes;
    [asked, hashes] = [null, []];
    const rows = await queryAll<LiveRow>(liveHallSession, [all]);
    return new Map(rows.map((row) => [row.token_hash, row]));
  }

  return async (authorization, now) => {
    const token = bearerToken(authorization);
    if (token === null) return null;
    const hash = hashToken(token);
    hashes.push(hash);
    asked ??= ask();
    return candidateIn((await asked).get(hash), now);
  };
}

function candidateIn(row: LiveRow | undefined, now: number): HallCandidate | null {
  if (!row || row.withdrawn_at !== null) return null;
  if (now > Math.max(row.starts_at + (row.ends_at ?? longest), row.created_at) + livesAfterEnd) return null;
  return {
    examination: row.examination,
    symbolNumber: row.symbol_number,
    device: row.device,
    replaced: row.replaced_at !== null,
    lastHeard: row.last_heard,
    room: row.room,
    extraMinutes: row.extra_minutes,
    present: row.present_at !== null,
  };
}

/** Throws 'not-found' for another examination than the token's, 'other-device' if another device has taken over. */
export function needOwn({ examination, replaced, lastHeard }: HallCandidate, code: string): void {
  if (examination !== code) throw new AppError('not-found');
  if (replaced) throw otherDevice(lastHeard);
}

/** The error for a replaced device, with the time of the other device's last contact, in ms since 1970. */
export function otherDevice(lastHeard: number | null): AppError {
  return new AppError('other-device', {
    detail: { lastHeard: lastHeard === null ? null : new Date(lastHeard).toISOString() },
  });
}

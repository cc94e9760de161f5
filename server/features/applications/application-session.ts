import type { FastifyRequest } from 'fastify';
import { bearerToken, sessionUser } from '#server/features/accounts/sessions.ts';
import type { HotQuery } from '#server/platform/database/hot-query.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Applicant } from '#server/platform/http/authorize.ts';
import { hashToken, newToken, type RandomBytes } from '#server/platform/security/token.ts';

/** How long a session lives after its last call, in ms: a cyber café's browser is shared. */
export const sessionMs = 20 * 60_000;

/** The smallest step of the last call's time, in ms, so that of many calls only some write. */
const seenEveryMs = 30_000;

const liveSession: HotQuery = {
  name: 'live-application-session',
  text: 'select application, seen_at from application_session where token_hash = $1 and seen_at > $2',
};

/** Begins a session of an application; returns its token, which is stored nowhere. */
export async function beginApplicationSession(
  db: Database,
  application: string,
  now: number,
  random: RandomBytes,
): Promise<string> {
  const token = newToken(random);
  await db
    .insertInto('application_session')
    .values({ token_hash: hashToken(token), application, seen_at: now })
    .execute();
  return token;
}

/** Ends the session of a token; another token changes nothing. */
export async function endApplicationSession(db: Database, authorization: string | undefined): Promise<void> {
  const token = bearerToken(authorization);
  if (token !== null) await db.deleteFrom('application_session').where('token_hash', '=', hashToken(token)).execute();
}

/**
 * The applicant who calls: by the token of a session, or by that of the account that the application stands on. Null
 * without a live session; throws 'not-found' for a live one that is about another application than the address.
 */
export async function applicantOf(
  database: Pick<OpenDatabase, 'db' | 'queryOne'>,
  { headers, params }: Pick<FastifyRequest, 'headers' | 'params'>,
  now: number,
): Promise<Applicant | null> {
  const token = bearerToken(headers.authorization);
  if (token === null) return null;
  const { number } = params as { readonly number: string };
  const found = await database.queryOne<{ application: string; seen_at: number }>(liveSession, [
    hashToken(token),
    now - sessionMs,
  ]);
  if (found) {
    if (found.application !== number) throw new AppError('not-found');
    if (now - found.seen_at >= seenEveryMs) await noteUse(database.db, token, now);
    return { number };
  }
  const account = await sessionUser(database, token, now);
  if (account === null) return null;
  const own = await database.db
    .selectFrom('application')
    .select('number')
    .where('number', '=', number)
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  if (!own) throw new AppError('not-found');
  return { number };
}

async function noteUse(db: Database, token: string, now: number): Promise<void> {
  await db
    .updateTable('application_session')
    .set({ seen_at: now })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

/** Removes sessions that have ended. `now` is in ms. */
export async function sweepApplicationSessions(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('application_session')
    .where('seen_at', '<=', now - sessionMs)
    .execute();
}

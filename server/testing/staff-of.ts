import { randomBytes } from 'node:crypto';
import { beginStaffSession } from '#server/features/accounts/staff-sessions.ts';
import type { Settings } from '#server/platform/settings.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { staffCookie } from '#server/platform/http/authorize.ts';
import { addStaff } from '#server/testing/add-staff.ts';
import { staffPassword } from '#server/testing/staff.ts';

/** An entry of an attempt's log, as the server has it. */
export interface LoggedEntry {
  readonly n: number;
  readonly kind: string;
  readonly place: number | null;
  readonly option: string | null;
}

/**
 * A member of staff on a server that runs as a process. Its database is SQLite in `dataDir`, unless it has a
 * `databaseUrl`.
 */
export async function staffOf(
  { url, dataDir, databaseUrl = null }: Pick<Settings, 'dataDir'> & { url: string; databaseUrl?: string | null },
  name: string,
  role: 'staff' | 'admin' = 'staff',
  /** When the session begins, by the server's clock; in ms since 1970. */
  now = Date.now(),
) {
  const { db, close } = await openDatabase({ databaseUrl, dataDir, workers: 1 });
  const email = `${name.toLowerCase()}@college.example`;
  const account = await addStaff(db, { id: name, name, email, password: staffPassword, role });
  const session = await db.transaction().execute((trx) => beginStaffSession(trx, account, now, randomBytes));
  if (!session) throw new Error(`${name} could not sign in`);
  const headers = { cookie: `${staffCookie}=${session.token}`, origin: url, 'content-type': 'application/json' };
  return {
    /** The cookie of the staff session, for a browser. */
    cookie: { name: staffCookie, value: session.token, url },
    /** Sends a call of the API and returns its answer. Throws for an answer that is not 2xx. */
    send: async <T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body: object = {}): Promise<T> => {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers,
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    logOf: (examination: string, symbolNumber: string): Promise<LoggedEntry[]> =>
      db
        .selectFrom('entry')
        .select(['n', 'kind', 'place', 'option'])
        .where('examination', '=', examination)
        .where('symbol_number', '=', symbolNumber)
        .orderBy('n')
        .execute(),
    /** The head of the attempt's log. */
    headOf: async (examination: string, symbolNumber: string): Promise<string> =>
      (
        await db
          .selectFrom('attempt')
          .select('head')
          .where('examination', '=', examination)
          .where('symbol_number', '=', symbolNumber)
          .executeTakeFirstOrThrow()
      ).head,
    close,
  };
}

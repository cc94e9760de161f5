import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { findAccount, publicUser } from '#server/features/accounts/accounts.ts';
import type { AccountDeps } from '#server/features/accounts/deps.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { RecordEntryRow } from '#server/platform/database/tables/record.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { route } from '#server/platform/http/route.ts';

const kinds = ['attempts', 'cards', 'bookmarks', 'goals'] as const;

/** The most entries in memory at once. */
const page = 200;

/** `GET /me/export`: everything that is stored about the account, as a file to download. */
export function exportRoute(app: FastifyInstance, { db }: Pick<AccountDeps, 'db'>): void {
  route(app, 'GET /me/export', async (request, reply) => {
    const account = await findAccount(db, request.account.email);
    if (!account) throw new AppError('not-signed-in');
    const { id, language, created_at } = account;
    const head = { account: publicUser(account), language, registered: new Date(created_at).toISOString() };
    return reply
      .type('application/json')
      .header('content-disposition', 'attachment; filename="tayari-record.json"')
      .send(Readable.from(recordText(db, id, head)));
  });
}

/** The record as JSON text, piece by piece: a long one would fill the server's memory. */
async function* recordText(db: Database, accountId: string, head: object): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const kind of kinds) {
    yield `,"${kind}":[`;
    let separator = '';
    for await (const body of bodiesOf(db, accountId, kind)) {
      yield separator + body;
      separator = ',';
    }
    yield ']';
  }
  yield '}';
}

async function* bodiesOf(db: Database, accountId: string, kind: RecordEntryRow['kind']): AsyncGenerator<string> {
  let since = 0;
  for (;;) {
    const rows = await db
      .selectFrom('record_entry')
      .select(['place', 'body'])
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('place', '>', since)
      .orderBy('place')
      .limit(page)
      .execute();
    for (const { body } of rows) yield body;
    if (rows.length < page) return;
    since = rows.at(-1)?.place ?? since;
  }
}

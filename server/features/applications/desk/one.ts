import type { DeskApplication } from '#contract/applications.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ApplicationRow } from '#server/platform/database/tables/applications.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { dayAt } from '#text/dates.ts';
import { ageOn } from '#contract/age.ts';
import { doubtsOf, formIn, namesIn, noticeOf, readDocuments, sharedAnswer } from '../application-rows.ts';

/** How long after it was opened an application counts as being read, in ms. */
const readingMs = 10 * 60_000;

/** The application of an examination with a number, as its row. Throws 'not-found'. */
export async function applicationIn(db: Database, code: string, number: string): Promise<ApplicationRow> {
  return db
    .selectFrom('application')
    .selectAll()
    .where('number', '=', number)
    .where('examination', '=', code)
    .executeTakeFirstOrThrow(() => new AppError('not-found'));
}

/**
 * Notes that a member of the staff reads an application, and no other any more. What a person has to look at was looked
 * at then. `now` in ms.
 */
export async function noteReader(
  db: Database,
  accountId: string,
  { number, needs_look }: ApplicationRow,
  now: number,
): Promise<void> {
  const row = { application: number, at: now };
  await db
    .insertInto('application_reader')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  if (needs_look === 1)
    await db.updateTable('application').set({ needs_look: 0 }).where('number', '=', number).execute();
}

/** An application as the desk sees it: what was submitted, not what is being typed. `now` in ms. */
export async function deskAnswer(
  db: Database,
  row: ApplicationRow,
  { accountId, timeZone }: { readonly accountId: string; readonly timeZone: string },
  now: number,
): Promise<DeskApplication> {
  const notice = await noticeOf(db, row, now);
  const documents = (await readDocuments(db, [row.number])).get(row.number) ?? [];
  const day = dayAt(notice.examination.startsAt, timeZone);
  return {
    ...(await sharedAnswer(db, row, notice, documents)),
    unsent: row.sent_form !== null && row.sent_form !== row.form,
    form: { ...formIn(row.sent_form ?? row.form) } as DeskApplication['form'],
    dateOfBirth: row.date_of_birth,
    age: row.date_of_birth === null ? null : ageOn(row.date_of_birth, day),
    corrected: [...namesIn(row.corrected)],
    doubts: doubtsOf(row),
    decidedBy: await nameOf(db, row.decided_by),
    openWith: await otherReader(db, row.number, accountId, now),
    canUndo: canUndo(row),
  };
}

/** Whether the last decision can be taken back. */
export function canUndo({ state, decision, symbol_number }: ApplicationRow): boolean {
  const isDecided = state === 'accepted' || state === 'returned' || state === 'refused';
  return isDecided && decision !== null && symbol_number === null;
}

async function nameOf(db: Database, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const account = await db.selectFrom('account').select('name').where('id', '=', id).executeTakeFirst();
  return account?.name ?? null;
}

/** The name of another member of the staff who reads an application now; null without one. */
async function otherReader(db: Database, number: string, accountId: string, now: number): Promise<string | null> {
  const other = await db
    .selectFrom('application_reader')
    .innerJoin('account', 'account.id', 'application_reader.account_id')
    .select('account.name')
    .where('application_reader.application', '=', number)
    .where('application_reader.account_id', '!=', accountId)
    .where('application_reader.at', '>', now - readingMs)
    .orderBy('application_reader.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return other?.name ?? null;
}

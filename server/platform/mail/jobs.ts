import type { Database } from '#server/platform/database/tables.ts';
import type { MailJobRow } from '#server/platform/database/tables/installation.ts';

const second = 1000;
const hour = 60 * 60 * second;

/**
 * How long a server's claim on a job lasts, in ms. A server that still sends it renews the claim every `renewEveryMs`.
 * The mail of a killed server goes out half a minute later.
 */
const claimMs = 30 * second;
export const renewEveryMs = 10 * second;

/** After how long the server gives a mail up, in ms. */
export const givenUpMs = 24 * hour;

/** How long a failed mail is kept after that, so that an admin can send it again, in ms. */
const failedKeptMs = 30 * 24 * hour;

/** The pause after so many failed tries, in ms. It is ten seconds, then three times as long each, up to an hour. */
export function pauseAfter(tries: number): number {
  return Math.min(hour, 10 * second * 3 ** (tries - 1));
}

/** How a message goes out: an SMS service that is away keeps no mail waiting. */
export type MailWay = 'mail' | 'sms';

type NewJob = Pick<MailJobRow, 'id' | 'kind' | 'recipient'> & Partial<Pick<MailJobRow, 'application'>>;

/** Queues a mail. */
export async function addMailJob(db: Database, job: NewJob, now: number): Promise<void> {
  await addMailJobs(db, [job], now, 0);
}

/** From more mails than these on, all of them wait behind mails to one person, such as links to a new password. */
const mostUrgent = 10;

/** How many jobs go into the database with one statement. */
const atOnce = 500;

/** Queues mails that are due `afterMs` later. */
export async function addMailJobs(db: Database, jobs: readonly NewJob[], now: number, afterMs: number): Promise<void> {
  const is_bulk = jobs.length > mostUrgent ? 1 : 0;
  const rows = jobs.map((job) => ({ ...job, tries: 0, created_at: now, due_at: now + afterMs, is_bulk }));
  for (let from = 0; from < rows.length; from += atOnce)
    // oxlint-disable-next-line eslint/no-await-in-loop -- one statement after the other in a transaction
    await db
      .insertInto('mail_job')
      .values(rows.slice(from, from + atOnce))
      .execute();
}

/** Claims the job that has been due longest, those of many last, so that no other server takes it too. Null if no job is due. */
export async function takeMailJob(db: Database, now: number, way: MailWay): Promise<MailJobRow | null> {
  for (;;) {
    const due = await db
      .selectFrom('mail_job')
      .selectAll()
      .where('due_at', '<=', now)
      .where('given_up_at', 'is', null)
      .where((row) => row(row.fn('substr', ['kind', row.lit(1), row.lit(4)]), way === 'sms' ? '=' : '!=', 'sms-'))
      .orderBy('is_bulk')
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return null;
    const taken = await db
      .updateTable('mail_job')
      .set({ tries: due.tries + 1, due_at: now + claimMs })
      .where('id', '=', due.id)
      .where('tries', '=', due.tries)
      .returningAll()
      .executeTakeFirst();
    if (taken) return taken;
  }
}

/** Renews the claim on a job that is still being sent, unless another server has taken it since. */
export async function extendClaim(db: Database, { id, tries }: MailJobRow, now: number): Promise<void> {
  await db
    .updateTable('mail_job')
    .set({ due_at: now + claimMs })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .execute();
}

/** Postpones a job until `dueAt`, in ms, with a reason. */
export async function postponeMailJob(db: Database, id: string, dueAt: number, reason: string): Promise<void> {
  await db.updateTable('mail_job').set({ due_at: dueAt, reason }).where('id', '=', id).execute();
}

/** Gives a job up; it then waits for an admin to send it again. */
export async function giveUpMailJob(db: Database, id: string, now: number, reason: string): Promise<void> {
  await db.updateTable('mail_job').set({ given_up_at: now, reason }).where('id', '=', id).execute();
}

/** Makes a failed job due at once; returns whether it exists. If it fails again, it is given up again. */
export async function resumeMailJob(db: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_job')
    .set({ due_at: now, given_up_at: null })
    .where('id', '=', id)
    .where('reason', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The jobs with at least one failed try, the latest first, and how many there are. */
export async function failedMailJobs(db: Database, most: number): Promise<{ rows: MailJobRow[]; total: number }> {
  const failed = db.selectFrom('mail_job').where('reason', 'is not', null);
  const { total } = await failed.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: await failed.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(most).execute(), total };
}

/** Removes failed jobs that are too old to be of use. */
export async function forgetFailedMailJobs(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('mail_job')
    .where('given_up_at', '<=', now - failedKeptMs)
    .execute();
}

/** Removes a finished job. */
export async function removeMailJob(db: Database, id: string): Promise<void> {
  await db.deleteFrom('mail_job').where('id', '=', id).execute();
}

/** How many mails wait to be sent. */
export async function countMailJobs(db: Database): Promise<number> {
  const { waiting } = await db
    .selectFrom('mail_job')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Whether a mail waits that the server still tries to send. */
export async function mailsWait(db: Database): Promise<boolean> {
  const waiting = await db.selectFrom('mail_job').select('id').where('given_up_at', 'is', null).executeTakeFirst();
  return waiting !== undefined;
}

import type { FastifyInstance } from 'fastify';
import type { SystemState } from '#contract/system.ts';
import { seenEveryMs } from '#server/features/accounts/sessions.ts';
import { staffIdleMs } from '#server/features/accounts/staff-sessions.ts';
import { programVersion } from '#server/platform/process/version.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { isPostgres } from '#server/platform/database/json-rows.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { MailJobRow } from '#server/platform/database/tables/installation.ts';
import { doneMigrations } from '#server/platform/database/upgrade.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { isReachedByHttps } from '#server/platform/http/cookies.ts';
import { route } from '#server/platform/http/route.ts';
import { countMailJobs, failedMailJobs, resumeMailJob } from '#server/platform/mail/jobs.ts';
import type { MailQueue } from '#server/platform/mail/queue.ts';
import { auditRoutes } from './audit-routes.ts';
import { backupRoutes, backupState } from './backup-routes.ts';
import type { SystemDeps } from './deps.ts';
import { readFirstWeek } from './first-week.ts';

interface SystemOptions {
  readonly database: OpenDatabase;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly mail: Pick<MailQueue, 'deliverSoon'>;
  readonly system: SystemDeps;
  /** The base of links, without a slash at the end. */
  readonly baseUrl: () => string;
  /** Whether this installation takes payments by eSewa. */
  readonly hasEsewa: boolean;
}

/** How long an account counts as online after its last call, which is noted only every few minutes. */
const onlineMs = 2 * seenEveryMs;

const mailsShown = 50;

/** The state of the installation, for admins. */
export async function systemRoutes(app: FastifyInstance, { given }: { given: SystemOptions }): Promise<void> {
  const { database, now, mail, system } = given;
  const { db } = database;
  const startedAt = new Date(now()).toISOString();
  const version = programVersion();
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  route(app, 'GET /staff/system', async () => ({
    version,
    node: process.version,
    startedAt,
    database: await databaseState(database),
    disk: await system.diskSpace(),
    backup: await backupState(db, system.backups, system.backupEveryMs, now()),
    mail: await mailState(db, system.mailTo),
    esewa: given.hasEsewa,
    online: await onlineNow(db, now()),
  }));

  route(app, 'GET /staff/first-week', (request) =>
    readFirstWeek(db, {
      account: request.account.id,
      now: now(),
      backupEveryMs: system.backupEveryMs,
      isByHttps: isReachedByHttps(given.baseUrl, request),
    }),
  );

  auditRoutes(app, db);
  backupRoutes(app, { db, backups: system.backups, now });

  route(app, 'POST /staff/system/mails/:id/send-again', async (request) => {
    const { id } = request.params;
    await db.transaction().execute(async (trx) => {
      if (!(await resumeMailJob(trx, id, now()))) throw new AppError('not-found');
      const actor = `account:${request.account.id}` as const;
      await writeAudit(trx, { actor, act: 'mail-sent-again', subject: `mail:${id}` }, now());
    });
    mail.deliverSoon();
    return { message: answerTexts(request).mailTriedAgain };
  });
}

async function databaseState(database: OpenDatabase): Promise<SystemState['database']> {
  const kind = isPostgres(database.db) ? 'postgresql' : 'sqlite';
  const began = performance.now();
  const answers = await database.ping().then(
    () => true,
    () => false,
  );
  const milliseconds = answers ? Math.round((performance.now() - began) * 10) / 10 : null;
  return { kind, answers, milliseconds, migration: (await doneMigrations(database.db)).at(-1) ?? '' };
}

async function mailState(db: Database, to: SystemDeps['mailTo']): Promise<SystemState['mail']> {
  const { rows, total } = await failedMailJobs(db, mailsShown);
  return { to, waiting: await countMailJobs(db), failed: { rows: rows.map(failedMail), total } };
}

function failedMail({ id, kind, recipient, tries, reason, created_at, given_up_at }: MailJobRow) {
  const createdAt = new Date(created_at).toISOString();
  return { id, kind, recipient, tries, reason: reason ?? '', createdAt, givenUp: given_up_at !== null };
}

async function onlineNow(db: Database, now: number): Promise<SystemState['online']> {
  const since = now - onlineMs;
  const students = await db
    .selectFrom('session')
    .select((row) => row.fn.count<number>('account_id').distinct().as('count'))
    .where('expires_at', '>', now)
    .where('last_used_at', '>', since)
    .executeTakeFirstOrThrow();
  const staff = await db
    .selectFrom('staff_session')
    .select((row) => row.fn.count<number>('account_id').distinct().as('count'))
    .where('expires_at', '>', since + staffIdleMs)
    .executeTakeFirstOrThrow();
  return { students: students.count, staff: staff.count };
}

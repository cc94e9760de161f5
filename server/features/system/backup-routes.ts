import { auditDetails } from '#server/platform/audit/audit-details.ts';
import type { FastifyInstance } from 'fastify';
import { BackupTrouble, type SystemState } from '#contract/system.ts';
import { requireProof } from '#server/features/accounts/staff-sessions.ts';
import { writeAudit, type AuditAction } from '#server/platform/audit/audit-log.ts';
import type { AskedBackups } from '#server/platform/backup/asked.ts';
import type { Trouble } from '#server/platform/backup/trouble.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { staffCookie } from '#server/platform/http/authorize.ts';
import { route } from '#server/platform/http/route.ts';

interface BackupOptions {
  readonly db: Database;
  readonly backups: AskedBackups;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A backup is late when the last one is older than this many intervals. */
const lateAfter = 2;

/** The log's word for a backup without a fault. */
const whole = 'none';

/** Backups in the staff area: made, checked and downloaded. */
export function backupRoutes(app: FastifyInstance, { db, backups, now }: BackupOptions): void {
  const note = (account: { readonly id: string }, act: AuditAction, details: Readonly<Record<string, string>> = {}) =>
    writeAudit(db, { actor: `account:${account.id}`, act, subject: 'database', details }, now());

  route(app, 'POST /staff/system/backups', async (request) => {
    if (!(await backups.make())) throw new AppError('backup-under-way');
    try {
      await note(request.account, 'backup-asked');
    } catch (error) {
      // A disk that fills up is a reason to make a backup.
      request.log.error({ err: error }, 'the audit log took no line of a backup that was asked for');
    }
    return { message: answerTexts(request).backupBegun };
  });

  route(app, 'POST /staff/system/backups/:name/check', async (request) => {
    const { account } = request;
    const { name } = request.params;
    if ((await backups.read(name)) === null) throw new AppError('not-found');
    const found = (trouble: Trouble | null) =>
      note(account, 'backup-checked', { file: name, trouble: trouble ?? whole });
    if (!(await backups.check(name, found))) throw new AppError('backup-under-way');
    return { message: answerTexts(request).checkBegun };
  });

  route(app, 'GET /staff/system/backups/:name', async ({ account, params: { name }, cookies, method }, reply) => {
    await requireProof(db, cookies[staffCookie] ?? '', now());
    const file = await backups.read(name);
    if (file === null) throw new AppError('not-found');
    void reply
      .type('application/gzip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', file.bytes);
    if (method === 'HEAD') return reply.send();
    await note(account, 'backup-downloaded', { file: name });
    return reply.send(file.stream());
  });
}

/** The state of backups; `everyMs` is the interval of the server's own backups, `now` in ms. */
export async function backupState(
  db: Database,
  backups: AskedBackups,
  everyMs: number | null,
  now: number,
): Promise<SystemState['backup']> {
  const made = await lastLine(db, 'backup-made');
  const files = await backups.list();
  return {
    lastAt: made === undefined ? null : new Date(made.at).toISOString(),
    everyHours: everyMs === null ? null : everyMs / 3_600_000,
    late: everyMs !== null && now - (made?.at ?? 0) > lateAfter * everyMs,
    underWay: await backups.underWay(),
    failed: await lastFailure(db, backups, made?.at ?? 0),
    files: await withChecks(db, files),
  };
}

async function lastFailure(
  db: Database,
  backups: AskedBackups,
  madeAt: number,
): Promise<SystemState['backup']['failed']> {
  const line = await lastLine(db, 'backup-failed');
  // On a full disk the log may have taken no line.
  const own = backups.failed();
  const last =
    own !== null && own.at >= (line?.at ?? 0) ? own : line && { at: line.at, trouble: troubleIn(line.details) };
  if (!last || last.at < madeAt) return null;
  return { at: new Date(last.at).toISOString(), trouble: known(last.trouble) };
}

async function withChecks(
  db: Database,
  files: Awaited<ReturnType<AskedBackups['list']>>,
): Promise<SystemState['backup']['files']> {
  const lines = await db
    .selectFrom('audit_log')
    .select(['at', 'details'])
    .where('subject', '=', 'database')
    .where('act', '=', 'backup-checked')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return files.map(({ name, bytes, madeAt }) => {
    const last = lines.find(({ details }) => fieldOf(details, 'file') === name);
    const trouble = last && troubleIn(last.details);
    return {
      name,
      bytes,
      madeAt: new Date(madeAt).toISOString(),
      checked: last
        ? { at: new Date(last.at).toISOString(), trouble: trouble === whole ? null : known(trouble ?? '') }
        : null,
    };
  });
}

function lastLine(db: Database, act: AuditAction) {
  return db
    .selectFrom('audit_log')
    .select(['at', 'details'])
    .where('subject', '=', 'database')
    .where('act', '=', act)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function fieldOf(details: string, field: string): unknown {
  return auditDetails(details)[field];
}

function troubleIn(details: string): string {
  const trouble = fieldOf(details, 'trouble');
  return typeof trouble === 'string' ? trouble : '';
}

/** A trouble that screens have words for; an earlier or later version may have written another. */
function known(trouble: string): BackupTrouble {
  return BackupTrouble.catch('failed').parse(trouble);
}

import type { FastifyInstance } from 'fastify';
import { NoticeRules } from '#contract/notices.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { bySchema, readStored } from '#server/platform/database/stored-json.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { route } from '#server/platform/http/route.ts';
import { iso } from '#server/platform/iso.ts';
import { auditEntry } from '#server/features/examinations/examination/audit-entry.ts';
import {
  examinationFor,
  heldExaminationFor,
  needState,
  type StoredExamination,
} from '#server/features/examinations/examination/examination-rows.ts';
import type { ApplicationDeps } from './deps.ts';
import { settleFees } from './settle-fees.ts';
import { checkAgain } from './check-again.ts';
import { readNoticeLines } from './notice-lines.ts';
import { noticeAnswer, readNotice } from './notice-rows.ts';

/** How long browsers and proxies may keep what the public reads of a notice. */
const caching = 'public, max-age=60';

/** The states in which a notice can be made and changed. */
const beforeTheEnd = ['draft', 'sealed', 'open', 'running'] as const;

/** What the public reads of examinations that take applications, and how staff say it. */
export function noticeRoutes(
  app: FastifyInstance,
  { db, now, timeZone, candidatesKeptMonths, takesEsewa }: ApplicationDeps,
): void {
  route(app, 'GET /notices', async (_request, reply) => {
    void reply.header('cache-control', caching);
    return { now: iso(now()), rows: await readNoticeLines(db, now()) };
  });

  route(app, 'GET /notices/:code', async ({ params: { code } }, reply) => {
    const at = now();
    const notice = await readNotice(db, code, at);
    if (!notice) throw new AppError('not-found');
    void reply.header('cache-control', caching);
    return noticeAnswer(notice, { candidatesKeptMonths, takesEsewa }, at);
  });

  route(app, 'GET /staff/examinations/:code/notice', async ({ account, params: { code } }) => {
    await examinationFor(db, account, code, now());
    return { ...(await staffNotice(db, code)), esewa: takesEsewa };
  });

  route(app, 'PUT /staff/examinations/:code/notice', async ({ account, params: { code }, body }) => {
    const at = now();
    return db.transaction().execute(async (trx) => {
      const examination = await heldExaminationFor(trx, account, code, at);
      needState(examination, ...beforeTheEnd);
      const { version: began, ...after } = body;
      refuseUnknownGroups(after, examination);
      const { version, rules } = await staffNotice(trx, code);
      const isNewWay = after.feeWays.includes('esewa') && rules?.feeWays.includes('esewa') !== true;
      if (isNewWay && !takesEsewa) throw new AppError('invalid', { fields: { feeWays: (t) => t.noEsewaHere } });
      if (version !== began) throw new AppError('changed-meanwhile', { detail: { version } });
      const row = {
        rules: JSON.stringify(after),
        closes_at: Date.parse(after.closesAt),
        ends_at: Date.parse(after.lateUntil ?? after.closesAt),
        version: version + 1,
        changed_at: at,
      };
      await trx
        .insertInto('notice')
        .values({ examination: code, ...row })
        .onConflict((conflict) => conflict.column('examination').doUpdateSet(row))
        .execute();
      await writeAudit(trx, auditEntry(account, 'notice-changed', code, changedParts(rules, after)), at);
      const notice = doubting.some((name) => !isSame(rules?.[name], after[name])) && (await readNotice(trx, code, at));
      if (notice) {
        await settleFees(trx, notice);
        await checkAgain(trx, notice, timeZone);
      }
      return { ...(await staffNotice(trx, code)), esewa: takesEsewa };
    });
  });

  route(app, 'DELETE /staff/examinations/:code/notice', async ({ account, params: { code } }) => {
    const at = now();
    return db.transaction().execute(async (trx) => {
      await heldExaminationFor(trx, account, code, at);
      const submitted = await trx
        .selectFrom('application')
        .select('number')
        .where('examination', '=', code)
        .where('state', '!=', 'draft')
        .limit(1)
        .executeTakeFirst();
      if (submitted) throw new AppError('wrong-state', { text: (t) => t.applicationsSubmitted });
      const { numDeletedRows } = await trx.deleteFrom('notice').where('examination', '=', code).executeTakeFirst();
      const drafts = await trx.deleteFrom('application').where('examination', '=', code).executeTakeFirst();
      if (numDeletedRows > 0n) {
        const details = { drafts: Number(drafts.numDeletedRows) };
        await writeAudit(trx, auditEntry(account, 'notice-removed', code, details), at);
      }
      return { ...(await staffNotice(trx, code)), esewa: takesEsewa };
    });
  });
}

async function staffNotice(db: Database, code: string) {
  const row = await db
    .selectFrom('notice')
    .select(['rules', 'version'])
    .where('examination', '=', code)
    .executeTakeFirst();
  const { count } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('examination', '=', code)
    .executeTakeFirstOrThrow();
  const rules = row ? readStored('rules of a notice', row.rules, bySchema(NoticeRules)) : null;
  return { version: row?.version ?? 0, rules, applications: count };
}

/** Throws 'invalid' for a document that is needed for a group without seats. */
function refuseUnknownGroups({ documents }: NoticeRules, { rules: { seats } }: StoredExamination): void {
  const groups = new Set(['all', ...seats.groups.map(({ name }) => name)]);
  if (documents.some(({ neededFor }) => !groups.has(neededFor)))
    throw new AppError('invalid', { fields: { documents: (t) => t.noSuchGroupHere } });
}

/** The rules by which applications are doubted. */
const doubting = [
  'greatestAge',
  'leastScore',
  'score',
  'asks',
  'photo',
  'documents',
  'fee',
  'lateFee',
  'feeWays',
] as const satisfies readonly (keyof NoticeRules)[];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The parts of the rules that changed, before and after. */
function changedParts(before: NoticeRules | null, after: NoticeRules): Record<string, unknown> {
  const names = (Object.keys(after) as (keyof NoticeRules)[]).filter((name) => !isSame(before?.[name], after[name]));
  const pick = (rules: NoticeRules | null) => Object.fromEntries(names.map((name) => [name, rules?.[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

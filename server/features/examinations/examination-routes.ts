import type { FastifyInstance } from 'fastify';
import { changeableLater, examinationStates } from '#contract/examination-states.ts';
import { ExaminationRules } from '#contract/examination.ts';
import { isVisibleTo, nameCoExaminers } from '#server/features/access/examination-policy.ts';
import { auditEntry } from './examination/audit-entry.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { fieldErrors } from '#server/platform/errors/field-errors.ts';
import { changeCode } from '#server/features/examinations/examination/change-code.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import {
  examinationAnswer,
  examinationFor,
  heldExaminationFor,
  lastEndOf,
  needState,
  versionOf,
  storedExamination,
  type StoredExamination,
} from '#server/features/examinations/examination/examination-rows.ts';
import { objectionsOpenUntil } from '#server/features/examinations/marking/objections-guard.ts';
import { patterns } from '#server/features/examinations/paper/patterns.ts';
import { route } from '#server/platform/http/route.ts';

/** Calls that make an examination and change its rules. */
export function examinationRoutes(app: FastifyInstance, { db, now, timeZone }: ExaminationDeps): void {
  route(app, 'GET /staff/patterns', () => [...patterns]);

  route(app, 'GET /staff/examinations', async ({ account, query: { page, size } }) => {
    const own = db.selectFrom('examination').where((row) => isVisibleTo(row, account));
    const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await own
      .selectAll('examination')
      .select(lastEndOf)
      .orderBy('starts_at', 'desc')
      .orderBy('code')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    const at = now();
    return {
      rows: await Promise.all(rows.map((row) => examinationAnswer(db, storedExamination(row, at), at))),
      total,
    };
  });

  route(app, 'POST /staff/examinations', async ({ account, body }) => {
    const at = now();
    const rules = ExaminationRules.parse(body);
    await db.transaction().execute(async (trx) => {
      const { numInsertedOrUpdatedRows = 0n } = await trx
        .insertInto('examination')
        .values({
          code: body.code,
          owner_id: account.id,
          state: 'draft',
          starts_at: Date.parse(body.startsAt),
          rules: JSON.stringify(rules),
          created_at: at,
          sealed_at: null,
          trial_of: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) throw new AppError('code-taken');
      await nameCoExaminers(trx, rules.code, rules.coExaminers);
      await writeAudit(trx, auditEntry(account, 'examination-made', body.code, {}), at);
    });
    return examinationAnswer(db, await examinationFor(db, account, body.code, at), at);
  });

  route(app, 'GET /staff/examinations/:code', async ({ account, params: { code } }) => {
    const at = now();
    return examinationAnswer(db, await examinationFor(db, account, code, at), at);
  });

  route(app, 'PUT /staff/examinations/:code', async ({ account, params: { code }, body: { version, ...body } }) => {
    const at = now();
    const answered = await db.transaction().execute(async (trx) => {
      const examination = await heldExaminationFor(trx, account, code, at);
      const before: ExaminationRules = examination.rules;
      const present = versionOf(before);
      if (version !== undefined && version !== present)
        throw new AppError('changed-meanwhile', { detail: { version: present } });
      const changed = changedFields(before, body);
      const fromNowOn = changed.every((name) => changeableLater.some((later) => later === name));
      if (changed.length > 0)
        needState(
          examination,
          ...(fromNowOn ? examinationStates.filter((state) => state !== 'published') : ['draft' as const]),
        );
      const rules = checked({ ...before, ...body });
      refuseEarlierDeadline(examination, rules, { at, timeZone });
      if (rules.code !== code) await changeCode(trx, code, rules.code);
      await trx
        .updateTable('examination')
        .set({ rules: JSON.stringify(rules), starts_at: Date.parse(rules.startsAt) })
        .where('code', '=', rules.code)
        .execute();
      await nameCoExaminers(trx, rules.code, rules.coExaminers);
      const pick = (of: ExaminationRules) => Object.fromEntries(changed.map((name) => [name, of[name]]));
      if (changed.length > 0)
        await writeAudit(
          trx,
          auditEntry(account, 'examination-changed', rules.code, { before: pick(before), after: pick(rules) }),
          at,
        );
      return rules.code;
    });
    return examinationAnswer(db, await examinationFor(db, account, answered, at), at);
  });
}

function changedFields(before: ExaminationRules, change: Partial<ExaminationRules>): (keyof ExaminationRules)[] {
  const names = Object.keys(ExaminationRules.shape) as (keyof ExaminationRules)[];
  return names.filter((name) => name in change && JSON.stringify(change[name]) !== JSON.stringify(before[name]));
}

/**
 * From the publication of the key on, a promised deadline can only move later. It moves earlier only with a notice to
 * all, as the decisions close.
 */
function refuseEarlierDeadline(
  examination: StoredExamination,
  { objectionsUntil }: ExaminationRules,
  { at, timeZone }: { readonly at: number; readonly timeZone: string },
): void {
  const promised = examination.state === 'key-published' ? objectionsOpenUntil(examination, at) : null;
  if (promised !== null && (objectionsUntil === null || Date.parse(objectionsUntil) < promised))
    throw new AppError('objections-open', {
      text: (t) => t.deadlineOnlyLater(promised, timeZone),
      detail: { objectionsUntil: new Date(promised).toISOString() },
    });
}

/** Checks rules that were combined from old and new, like those of a new examination. Throws 'invalid'. */
function checked(rules: unknown): ExaminationRules {
  const read = ExaminationRules.safeParse(rules);
  if (read.success) return read.data;
  const fields = fieldErrors(
    read.error.issues.map(({ code, path, message, ...more }) => ({ code, path, message, more })),
  );
  throw new AppError('invalid', { fields });
}

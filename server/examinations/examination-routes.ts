import type { FastifyInstance } from 'fastify';
import type { User } from '#contract/account.ts';
import { changeableLater, examinationStates } from '#contract/examination-states.ts';
import { ExaminationRules } from '#contract/examination.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Database } from '#server/database/tables.ts';
import { AppError } from '#server/errors/app-error.ts';
import { fieldErrors } from '#server/errors/field-errors.ts';
import { changeCode } from '#server/examinations/change-code.ts';
import type { ExaminationDeps } from '#server/examinations/deps.ts';
import {
  emailKeyOf,
  examinationAnswer,
  examinationFor,
  heldExaminationFor,
  lastEndOf,
  needState,
  versionOf,
  storedExamination,
  type StoredExamination,
} from '#server/examinations/examination-rows.ts';
import { objectionsOpenUntil } from '#server/examinations/objections-guard.ts';
import { patterns } from '#server/examinations/patterns.ts';
import { route } from '#server/http/route.ts';

/** Making an examination, and changing what is decided about it. */
export function examinationRoutes(app: FastifyInstance, { db, now, timeZone }: ExaminationDeps): void {
  route(app, 'GET /staff/patterns', () => [...patterns]);

  route(app, 'GET /staff/examinations', async ({ account, query: { page, size } }) => {
    const own = visibleTo(db, account);
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
      await nameStaff(trx, rules);
      await writeAudit(trx, line(account, 'examination-made', body.code, {}), at);
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
      await nameStaff(trx, rules);
      const pick = (of: ExaminationRules) => Object.fromEntries(changed.map((name) => [name, of[name]]));
      if (changed.length > 0)
        await writeAudit(
          trx,
          line(account, 'examination-changed', rules.code, { before: pick(before), after: pick(rules) }),
          at,
        );
      return rules.code;
    });
    return examinationAnswer(db, await examinationFor(db, account, answered, at), at);
  });
}

/** A line of the audit log that belongs to an examination. */
export function line(
  { id }: Pick<User, 'id'>,
  act: Parameters<typeof writeAudit>[1]['act'],
  code: string,
  details: Record<string, unknown>,
  subject: string = `examination:${code}`,
): Parameters<typeof writeAudit>[1] {
  return { actor: `account:${id}`, act, subject, examination: code, details };
}

/** Writes down that a file of an examination was taken away, before it is sent. `now` in ms. */
export async function noteExport(db: Database, who: Pick<User, 'id'>, code: string, source: string, now: number) {
  await writeAudit(db, line(who, 'exported', code, { source }), now);
}

function visibleTo(db: Database, { id, email, role }: User) {
  const all = db.selectFrom('examination').where('trial_of', 'is', null);
  if (role === 'admin') return all;
  return all.where((row) =>
    row.or([
      row('owner_id', '=', id),
      row(
        'code',
        'in',
        row.selectFrom('examination_staff').select('examination').where('email_key', '=', emailKeyOf(email)),
      ),
    ]),
  );
}

async function nameStaff(db: Database, { code, coExaminers }: ExaminationRules): Promise<void> {
  await db.deleteFrom('examination_staff').where('examination', '=', code).execute();
  const keys = [...new Set(coExaminers.map(emailKeyOf))];
  if (keys.length === 0) return;
  await db
    .insertInto('examination_staff')
    .values(keys.map((email_key) => ({ examination: code, email_key })))
    .execute();
}

function changedFields(before: ExaminationRules, change: Partial<ExaminationRules>): (keyof ExaminationRules)[] {
  const names = Object.keys(ExaminationRules.shape) as (keyof ExaminationRules)[];
  return names.filter((name) => name in change && JSON.stringify(change[name]) !== JSON.stringify(before[name]));
}

/** From the publication of the key a promised deadline moves later only; earlier with a notice to all, as the decisions close. */
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

/** Rules that were put together from old and new must agree as those of a new examination do. Throws 'invalid'. */
function checked(rules: unknown): ExaminationRules {
  const read = ExaminationRules.safeParse(rules);
  if (read.success) return read.data;
  const fields = fieldErrors(
    read.error.issues.map(({ code, path, message, ...more }) => ({ code, path, message, more })),
  );
  throw new AppError('invalid', { fields });
}

import type { BodyOf } from '#contract/calls.ts';
import { newId } from '#server/platform/security/token.ts';
import { writeAudit, type AuditEntry } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { insertKeyVersion, keyVersions } from './key-versions.ts';
import { undecidedObjections } from './read-objections.ts';
import { answerTextsOf } from '#server/platform/http/answer-texts.ts';

/** The examiner's answer about objections that are still possible or undecided. */
type ObjectionsAnswer = Pick<BodyOf<'POST /staff/examinations/:code/state'>, 'deadline' | 'undecided' | 'reason'>;

interface ObjectionsClosure {
  readonly trx: Database;
  readonly deps: Pick<ExaminationDeps, 'random' | 'timeZone'>;
  readonly examination: StoredExamination;
  readonly answered: ObjectionsAnswer;
  /** The reason that candidates read if the key stays and the examiner gives none. */
  readonly keptBecause: string;
  /** Makes the audit line of the examiner who closes. */
  readonly line: (act: AuditEntry['act'], details: Record<string, unknown>) => AuditEntry;
  /** ms since 1970. */
  readonly at: number;
}

/** Until when candidates were promised to object, in ms since 1970; null if that is past, or nothing was promised. */
export function objectionsOpenUntil({ rules }: Pick<StoredExamination, 'rules'>, at: number): number | null {
  const until = rules.objectionsUntil === null ? null : Date.parse(rules.objectionsUntil);
  return until !== null && at <= until ? until : null;
}

/**
 * Runs before the decisions close or the results are published. The examiner must confirm it if candidates were
 * promised more time to object, or wait for a decision. Moves the deadline to now with a notice to all. Keeps the key
 * where an objection is undecided, if the examiner said so. Throws 'objections-open' with the counts.
 */
export async function closeObjections({
  trx,
  deps,
  examination,
  answered,
  keptBecause,
  line,
  at,
}: ObjectionsClosure): Promise<void> {
  const { code, rules } = examination;
  const until = objectionsOpenUntil(examination, at);
  const versions = await keyVersions(trx, code);
  const places = await undecidedObjections(trx, code, versions);
  const undecided = [...places.values()].reduce((sum, count) => sum + count, 0);
  const isOpen = until !== null && answered.deadline !== 'now';
  const isUndecided = undecided > 0 && answered.undecided !== 'keep-all';
  if (isOpen || isUndecided)
    throw new AppError('objections-open', {
      text: (t) => t.objectionsStand(undecided, isOpen ? until : null, deps.timeZone),
      detail: {
        objections: await countObjections(trx, code),
        undecided,
        objectionsUntil: until === null ? null : new Date(until).toISOString(),
      },
    });
  const { reason } = answered;
  if (until !== null) {
    const now = new Date(at).toISOString();
    await trx
      .updateTable('examination')
      .set({ rules: JSON.stringify({ ...rules, objectionsUntil: now }) })
      .where('code', '=', code)
      .execute();
    const [en, ne] = [answerTextsOf.en, answerTextsOf.ne].map((t) =>
      t.objectionsClosedEarly(until, deps.timeZone, reason ?? ''),
    );
    await trx
      .insertInto('announcement')
      .values({
        examination: code,
        id: newId(deps.random),
        made_at: at,
        made_by: line('objections-closed', {}).actor,
        room: null,
        symbol_number: null,
        kind: 'objections-closed',
        text: JSON.stringify({ en, ne }),
      })
      .execute();
    await writeAudit(
      trx,
      line('objections-closed', {
        before: { objectionsUntil: rules.objectionsUntil },
        after: { objectionsUntil: now },
        undecided,
        reason,
      }),
      at,
    );
  }
  const newest = versions.at(-1);
  if (undecided > 0 && newest) {
    const decisions = [...places.keys()].map((place) => ({
      place,
      keep: true as const,
      reason: reason ?? keptBecause,
    }));
    const version = newest.version + 1;
    await insertKeyVersion(trx, code, { version, key: newest.key, decisions, madeAt: at });
    const audited = decisions.map((decision) => ({ ...decision, was: newest.key[decision.place] }));
    await writeAudit(trx, line('key-decided', { version, objections: undecided, decisions: audited }), at);
  }
}

async function countObjections(trx: Database, code: string): Promise<number> {
  const { objections } = await trx
    .selectFrom('objection')
    .select(({ fn }) => fn.countAll<number>().as('objections'))
    .where('examination', '=', code)
    .executeTakeFirstOrThrow();
  return objections;
}

import { feeOwed, noticeStateAt, type NoticeState } from '#contract/notice-state.ts';
import { NoticeRules, type Notice } from '#contract/notices.ts';
import type { FormRules } from '#contract/parse-application.ts';
import { bySchema, readStored } from '#server/platform/database/stored-json.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { iso } from '#server/platform/iso.ts';
import { readExamination, type StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { documentsKeptDays } from './kept.ts';

/** A notice with the examination that it is about, at one moment. */
export interface StoredNotice {
  readonly rules: NoticeRules;
  readonly version: number;
  readonly examination: StoredExamination;
  readonly state: NoticeState;
  /** What its applications are checked by. */
  readonly form: FormRules;
}

/** The notice of an examination, without a check of access; null without one. `now` in ms. */
export async function readNotice(db: Database, code: string, now: number): Promise<StoredNotice | null> {
  const row = await db
    .selectFrom('notice')
    .select(['rules', 'version'])
    .where('examination', '=', code)
    .executeTakeFirst();
  const examination = row && (await readExamination(db, code, now));
  if (!examination || examination.isTrial) return null;
  const rules = readStored('rules of a notice', row.rules, bySchema(NoticeRules));
  return {
    rules,
    version: row.version,
    examination,
    state: noticeStateAt(rules, now),
    form: { ...rules, seats: examination.rules.seats },
  };
}

/** What an application owes at this moment, in rupees. */
export function owedNow({ rules }: Pick<StoredNotice, 'rules'>, late: boolean): number {
  return feeOwed(rules, late);
}

/** What of an installation's settings a notice tells. */
export interface NoticeSettings {
  readonly candidatesKeptMonths: number | null;
  readonly takesEsewa: boolean;
}

/** The ways to pay that this installation takes: its merchant may be gone since the notice was made. */
export function waysTaken<Way extends string>(
  ways: readonly Way[],
  { takesEsewa }: Pick<NoticeSettings, 'takesEsewa'>,
): Way[] {
  return ways.filter((way) => way !== 'esewa' || takesEsewa);
}

/** A notice as the public reads it: nothing of paper, items and staff. */
export function noticeAnswer(
  { rules, examination, state }: StoredNotice,
  { candidatesKeptMonths, takesEsewa }: NoticeSettings,
  now: number,
): Notice {
  const { code, startsAt, rules: of } = examination;
  return {
    ...rules,
    feeWays: waysTaken(rules.feeWays, { takesEsewa }),
    code,
    title: of.title,
    pattern: of.pattern,
    state,
    now: iso(now),
    startsAt: iso(startsAt),
    minutes: of.minutes,
    timing: of.timing,
    sections: of.sections.map(({ title, count, marks, penalty }) => ({ title, count, marks, penalty })),
    seats: of.seats,
    tieBreaks: of.tieBreaks,
    esewa: takesEsewa,
    keptMonths: candidatesKeptMonths,
    refusedKeptDays: documentsKeptDays,
  };
}

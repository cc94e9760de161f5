import { z } from 'zod';
import { formFields, mostOwnQuestions, type ApplicationForm } from '#contract/application-form.ts';
import { Doubt, ReturnReason, type Application, type StoredDocument } from '#contract/applications.ts';
import { statesFrom } from '#contract/examination-states.ts';
import { isPostgres } from '#server/platform/database/json-rows.ts';
import { bySchema, readStored } from '#server/platform/database/stored-json.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ApplicationDocumentRow, ApplicationRow } from '#server/platform/database/tables/applications.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { iso } from '#server/platform/iso.ts';
import { owedNow, readNotice, type StoredNotice } from './notice-rows.ts';

/** What was decided of an application, as its column holds it. */
export const Verdict = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('accept'),
    refusedGroups: z.array(z.string()),
    extraMinutes: z.int(),
    /** What was marked as corrected before; a decision that is taken back marks it again. */
    corrected: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('return'),
    reasons: z.array(ReturnReason),
    text: z.string(),
    corrected: z.array(z.string()),
  }),
  z.object({ kind: z.literal('refuse'), reason: z.string(), corrected: z.array(z.string()) }),
]);
export type Verdict = z.infer<typeof Verdict>;

/** The names of fields that a form may have. */
export const knownFields: ReadonlySet<string> = new Set([
  ...formFields,
  ...Array.from({ length: mostOwnQuestions }, (_, place) => `answer-${place}`),
]);

const Form = z.record(z.string(), z.string());
const Names = z.array(z.string());

/** The form in a column. Throws where it is damaged. */
export function formIn(json: string): ApplicationForm {
  return readStored('form of an application', json, bySchema(Form));
}

/** The names in a column: of groups or of fields. */
export function namesIn(json: string): readonly string[] {
  return readStored('names of an application', json, bySchema(Names));
}

/** What was decided; null while nothing is. */
export function decisionOf({ decision }: Pick<ApplicationRow, 'decision'>): Verdict | null {
  return decision === null ? null : readStored('decision on an application', decision, bySchema(Verdict));
}

/** What rules doubt of an application. */
export function doubtsOf({ doubts }: Pick<ApplicationRow, 'doubts'>): Doubt[] {
  return readStored('doubts about an application', doubts, bySchema(z.array(Doubt)));
}

/**
 * The application with a number, held until the transaction ends: other changes of it wait, and then see this one.
 * Throws 'not-found'.
 */
export async function holdApplication(trx: Database, number: string): Promise<ApplicationRow> {
  // On SQLite a transaction is alone.
  return trx
    .selectFrom('application')
    .selectAll()
    .where('number', '=', number)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirstOrThrow(() => new AppError('not-found'));
}

/** The notice of an application. Throws 'not-found' where it is gone. */
export async function noticeOf(
  db: Database,
  { examination }: Pick<ApplicationRow, 'examination'>,
  now: number,
): Promise<StoredNotice> {
  const notice = await readNotice(db, examination, now);
  if (!notice) throw new AppError('not-found');
  return notice;
}

/** Whether the applicant can change an application now. `now` in ms. */
export function canChange(
  { state }: Pick<ApplicationRow, 'state'>,
  { rules, state: noticeState, examination }: StoredNotice,
  now: number,
): boolean {
  if (statesFrom('running').includes(examination.state)) return false;
  if (state === 'draft') return noticeState === 'open' || noticeState === 'late';
  return (state === 'submitted' || state === 'returned') && now < Date.parse(rules.correctionUntil);
}

/** Throws 'wrong-state' where the applicant can't change an application any more. */
export function needChangeable(row: Pick<ApplicationRow, 'state'>, notice: StoredNotice, now: number): void {
  if (!canChange(row, notice, now))
    throw new AppError('wrong-state', {
      text: (t) => (row.state === 'draft' ? t.applicationClosed : t.applicationStays),
      detail: { state: row.state },
    });
}

/** Whether the applicant can withdraw an application now. */
export function canWithdraw({ state }: Pick<ApplicationRow, 'state'>, { examination }: StoredNotice): boolean {
  return examination.state === 'draft' && (state === 'submitted' || state === 'returned' || state === 'accepted');
}

/** The place of a document: the photo, those that the notice asks in its order, the voucher. */
function placeOf({ kind }: Pick<ApplicationDocumentRow, 'kind'>): number {
  if (kind === 'photo') return -1;
  return kind === 'voucher' ? Infinity : Number(kind);
}

/** The documents of some applications, by their numbers, in the order of the form. */
export async function readDocuments(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly ApplicationDocumentRow[]>> {
  if (numbers.length === 0) return new Map();
  const rows = await db.selectFrom('application_document').selectAll().where('application', 'in', numbers).execute();
  return Map.groupBy(
    rows.toSorted((one, other) => placeOf(one) - placeOf(other)),
    ({ application }) => application,
  );
}

/** A document as the contract has it. */
export function documentAnswer(row: ApplicationDocumentRow): StoredDocument {
  const { id, kind, name, type, bytes, width, height, sent_at } = row;
  return { id, kind, name, type, bytes, width, height, sentAt: iso(sent_at) };
}

/** What the applicant's and the staff's view of an application have in common. */
export async function sharedAnswer(
  db: Database,
  row: ApplicationRow,
  notice: StoredNotice,
  documents: readonly ApplicationDocumentRow[],
): Promise<Omit<Application, 'form' | 'canChange' | 'canWithdraw' | 'unsent'>> {
  const decision = decisionOf(row);
  const late = row.submitted_at === null ? notice.state === 'late' : row.late === 1;
  const owed = owedNow(notice, late);
  const seat =
    row.symbol_number === null
      ? undefined
      : await db
          .selectFrom('candidate')
          .select(['room', 'seat'])
          .where('examination', '=', row.examination)
          .where('symbol_number', '=', row.symbol_number)
          .executeTakeFirst();
  return {
    number: row.number,
    examination: row.examination,
    title: notice.examination.rules.title,
    state: row.state,
    version: row.version,
    language: row.language,
    documents: documents.map(documentAnswer),
    begunAt: iso(row.begun_at),
    changedAt: iso(row.changed_at),
    submittedAt: isoOrNull(row.submitted_at),
    decidedAt: isoOrNull(row.decided_at),
    late: row.late === 1,
    returned:
      decision?.kind === 'return' && row.state === 'returned'
        ? { at: iso(row.decided_at ?? row.changed_at), reasons: decision.reasons, text: decision.text }
        : null,
    refusedFor: decision?.kind === 'refuse' && row.state === 'refused' ? decision.reason : null,
    groups: namesIn(row.claimed).map((group) => ({
      group,
      granted: decision?.kind === 'accept' ? !decision.refusedGroups.includes(group) : null,
    })),
    fee: { owed, state: row.submitted_at === null && row.fee === 'none' ? (owed > 0 ? 'owed' : 'none') : row.fee },
    symbolNumber: row.symbol_number,
    room: seat?.room ?? null,
    seat: seat?.seat ?? null,
    extraMinutes: decision?.kind === 'accept' ? decision.extraMinutes : 0,
    hasAccount: row.account_id !== null,
  };
}

/** An application as its applicant sees it. `now` in ms. */
export async function applicationAnswer(db: Database, row: ApplicationRow, now: number): Promise<Application> {
  const notice = await noticeOf(db, row, now);
  const documents = (await readDocuments(db, [row.number])).get(row.number) ?? [];
  return {
    ...(await sharedAnswer(db, row, notice, documents)),
    form: { ...formIn(row.form) } as Application['form'],
    canChange: canChange(row, notice, now),
    canWithdraw: canWithdraw(row, notice),
    unsent: row.sent_form !== null && row.sent_form !== row.form,
  };
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : iso(at);
}

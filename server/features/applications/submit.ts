import type { Application } from '#contract/applications.ts';
import {
  neededDocuments,
  parseApplication,
  type FormProblem,
  type ParsedApplication,
} from '#contract/parse-application.ts';
import type { ApplicationForm } from '#contract/application-form.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ApplicationRow } from '#server/platform/database/tables/applications.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { TextSelector } from '#server/platform/errors/catalogue.ts';
import { dayAt } from '#text/dates.ts';
import { findPlaces } from '#text/places/places.ts';
import {
  applicationAnswer,
  formIn,
  holdApplication,
  namesIn,
  needChangeable,
  noticeOf,
  readDocuments,
} from './application-rows.ts';
import { checkAgain, concernedBy, needsLook } from './check-again.ts';
import type { ApplicationDeps } from './deps.ts';
import { documentName } from './documents/document-name.ts';
import { tellApplicants } from './messages.ts';
import { waysTaken, type StoredNotice } from './notice-rows.ts';
import { comparedName, personKey } from './person.ts';
import { settleFees } from './settle-fees.ts';
import { voucherKey } from './voucher-key.ts';

/**
 * Submits an application: for the first time, or again after a return or a correction. `now` in ms. Throws
 * 'changed-meanwhile' for another version, and 'wrong-state' once it can't be changed. Throws 'invalid' with each field
 * and document that is missing or wrong, and 'application-twice' where another one has the same person or mobile number.
 * The first time it queues the messages with number and code.
 */
export async function submitApplication(
  { db, timeZone, mail, takesEsewa }: Pick<ApplicationDeps, 'db' | 'timeZone' | 'mail' | 'takesEsewa'>,
  number: string,
  version: number,
  now: number,
): Promise<Application> {
  try {
    const answer = await db.transaction().execute(async (trx) => {
      const row = await holdApplication(trx, number);
      const notice = await noticeOf(trx, row, now);
      needChangeable(row, notice, now);
      if (row.version !== version) throw new AppError('changed-meanwhile', { detail: { version: row.version } });
      const late = row.submitted_at === null ? notice.state === 'late' : row.late === 1;
      const form = formIn(row.form);
      const rules = { ...notice.form, feeWays: waysTaken(notice.form.feeWays, { takesEsewa }) };
      const { application, problems } = parseApplication(form, rules, { late, today: dayAt(now) });
      const documents = (await readDocuments(trx, [number])).get(number) ?? [];
      const kinds = documents.map(({ kind }) => kind);
      const missing = application
        ? neededDocuments(notice.form, application).filter((kind) => !kinds.includes(kind))
        : [];
      if (!application || missing.length > 0) throw notWhole(problems, missing);
      await refuseNoPlace(application);
      await refuseTwice(trx, row, application);
      const change = {
        ...submittedColumns(row, form, application, notice, late),
        state: 'submitted' as const,
        version: row.version + 1,
        changed_at: now,
        submitted_at: row.submitted_at ?? now,
        decided_at: null,
        decided_by: null,
        decision: null,
      };
      // Those that were doubted for what it said before are found before it says something else.
      const concerned = await concernedBy(trx, row.examination, [number]);
      await trx.updateTable('application').set(change).where('number', '=', number).execute();
      await settleFees(trx, notice, [number]);
      await checkAgain(trx, notice, timeZone, concerned);
      if (row.submitted_at === null) await tellApplicants(trx, mail, 'submitted', [{ ...row, ...change }]);
      return applicationAnswer(trx, await readRow(trx, number), now);
    });
    mail.deliverSoon();
    return answer;
  } catch (error) {
    // Two that were submitted at one moment did not see each other.
    if ((error as { readonly code?: unknown }).code === uniqueViolation) throw twice();
    throw error;
  }
}

/** PostgreSQL's code for a row that is there already. On SQLite one transaction comes after the other. */
const uniqueViolation = '23505';

function twice(): AppError {
  return new AppError('application-twice');
}

/** Throws 'invalid' for a local level that there is not, and for a ward that it does not have. */
async function refuseNoPlace({ address }: ParsedApplication): Promise<void> {
  if (address === null) return;
  const localLevel = (await findPlaces(address.localLevel))?.localLevel;
  const field = localLevel === undefined ? 'localLevel' : 'ward';
  if (localLevel === undefined || address.ward > localLevel.wards)
    throw new AppError('invalid', { fields: { [field]: (t) => t.applicationProblems.choose() } });
}

async function refuseTwice(
  trx: Database,
  { number, examination }: ApplicationRow,
  application: ParsedApplication,
): Promise<void> {
  const { phone } = application;
  const other = await trx
    .selectFrom('application')
    .select('number')
    .where('examination', '=', examination)
    .where('number', '!=', number)
    .where((row) =>
      row.or([
        row('person_key', '=', personKey(application)),
        ...(phone === null ? [] : [row('phone_key', '=', phone)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (other) throw twice();
}

/** What is missing or wrong, by field; a document is called as in a decision. */
function notWhole(problems: readonly FormProblem[], missing: readonly string[]): AppError {
  const ofForm = problems.map(({ field, code, params }): [string, TextSelector] => [
    field,
    (t) => t.applicationProblems[code](params),
  ]);
  const ofDocuments = missing.map((kind): [string, TextSelector] => [documentName(kind), (t) => t.documentNeeded]);
  return new AppError('invalid', { fields: Object.fromEntries([...ofForm, ...ofDocuments]) });
}

/** The columns that follow from what was submitted. */
function submittedColumns(
  row: ApplicationRow,
  form: ApplicationForm,
  application: ParsedApplication,
  notice: StoredNotice,
  late: boolean,
) {
  const corrected = row.sent_form === null ? [] : correctedFields(formIn(row.sent_form), form);
  const all = [...new Set([...namesIn(row.corrected), ...corrected])];
  const { name, nameNepali, phone, groups, voucher } = application;
  const search = [row.number, comparedName(name), name, nameNepali, phone].filter((each) => each !== null);
  return {
    sent_form: row.form,
    late: late ? 1 : 0,
    corrected: JSON.stringify(all),
    is_corrected: all.length > 0 ? 1 : 0,
    needs_look: needsLook(notice.form, application) ? 1 : 0,
    // Another voucher than the one that a person looked at.
    ...(voucherOf(row) !== (voucher?.number ?? '') && { bank_line: null, fee_by_hand: 0 }),
    district: application.address?.district ?? '',
    date_of_birth: application.dateOfBirth,
    person_key: personKey(application),
    phone_key: phone,
    voucher_key: voucher === null ? null : voucherKey(voucher.number),
    sort_name: name,
    claimed: JSON.stringify(groups),
    search: search.join(' ').toLowerCase(),
  };
}

/** The names of the fields that differ. */
function correctedFields(before: ApplicationForm, after: ApplicationForm): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof ApplicationForm)[];
  return names.filter((name) => (before[name] ?? '') !== (after[name] ?? '')).toSorted();
}

/** The number of the voucher that was submitted before; '' without one. */
function voucherOf({ sent_form }: ApplicationRow): string {
  return sent_form === null ? '' : (formIn(sent_form).voucher ?? '').trim();
}

function readRow(trx: Database, number: string): Promise<ApplicationRow> {
  return trx.selectFrom('application').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
}

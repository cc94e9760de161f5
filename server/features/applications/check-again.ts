import { sql } from 'kysely';
import type { ApplicationForm } from '#contract/application-form.ts';
import { parseApplication, type ParsedApplication } from '#contract/parse-application.ts';
import { jsonRows } from '#server/platform/database/json-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ApplicationRow } from '#server/platform/database/tables/applications.ts';
import { dayAt } from '#text/dates.ts';
import { formIn } from './application-rows.ts';
import { doubtsAbout } from './doubts.ts';
import type { StoredNotice } from './notice-rows.ts';
import { comparedName } from './person.ts';

/** The states in which doubts are of use: a decision comes, or may be taken back. */
const checked = ['submitted', 'returned', 'accepted', 'refused'] as const;

/**
 * Works out anew what the rules doubt about all applications of an examination, in the caller's transaction. With
 * numbers it does so for these applications, and for those with the same day of birth or voucher.
 */
export async function checkAgain(
  trx: Database,
  notice: StoredNotice,
  timeZone: string,
  numbers?: readonly string[],
): Promise<void> {
  const { code, startsAt } = notice.examination;
  const meant = numbers && (await concernedBy(trx, code, numbers));
  // Each of them is compared with all that it could be taken for, also where those have nothing to do with `numbers`.
  const compared = meant && (await concernedBy(trx, code, meant));
  const changing = meant && new Set(meant);
  const rows = await trx
    .selectFrom('application')
    .select([
      'number',
      'sent_form',
      'submitted_at',
      'late',
      'fee',
      'date_of_birth',
      'voucher_key',
      'sort_name',
      'doubts',
    ])
    .where('examination', '=', code)
    .where('state', 'in', checked)
    .$if(compared !== undefined, (all) => all.where('number', 'in', compared ?? []))
    .execute();
  if (rows.length === 0) return;
  const kinds = await kindsOf(trx, code, meant ?? null);
  const byDay = Map.groupBy(rows, (row) => row.date_of_birth);
  const byVoucher = Map.groupBy(rows, (row) => row.voucher_key);
  // Each name is compared with many.
  const names = new Map(rows.map(({ number, sort_name }) => [number, comparedName(sort_name)]));
  const named = ({ number }: (typeof rows)[number]) => ({ number, name: names.get(number) ?? '' });
  const day = dayAt(startsAt, timeZone);
  const changes = rows.flatMap((row) => {
    if (changing?.has(row.number) === false) return [];
    const application = submittedOf(row, notice);
    if (application === null) return [];
    const documents = kinds.get(row.number) ?? [];
    const others = (of: readonly (typeof rows)[number][] | undefined) =>
      (of ?? []).filter(({ number }) => number !== row.number);
    const doubts = doubtsAbout(
      {
        application,
        name: names.get(row.number) ?? '',
        fee: row.fee,
        documents,
        sameDay: others(byDay.get(row.date_of_birth)).map(named),
        sameVoucher: row.voucher_key === null ? [] : others(byVoucher.get(row.voucher_key)),
      },
      notice,
      day,
    );
    const json = JSON.stringify(doubts);
    if (json === row.doubts) return [];
    return {
      number: row.number,
      doubts: json,
      is_doubtful: doubts.length > 0 ? 1 : 0,
      is_missing: doubts.some((doubt) => doubt.code === 'document-missing') ? 1 : 0,
    };
  });
  if (changes.length === 0) return;
  await sql`
    update application set doubts = r.doubts, is_doubtful = r.is_doubtful, is_missing = r.is_missing
    from ${jsonRows(trx, changes, { number: 'text', doubts: 'text', is_doubtful: 'bigint', is_missing: 'bigint' })}
    where application.number = r.number`.execute(trx);
}

/** These applications, and those with the same day of birth or voucher. */
export async function concernedBy(db: Database, code: string, numbers: readonly string[]): Promise<readonly string[]> {
  const found = new Set(numbers);
  for (const column of ['date_of_birth', 'voucher_key'] as const) {
    // Two steps keep each of them on its index.
    const own = await db.selectFrom('application').select(column).where('number', 'in', numbers).execute();
    const values = own.flatMap((row) => row[column] ?? []);
    if (values.length === 0) continue;
    const same = await db
      .selectFrom('application')
      .select('number')
      .where('examination', '=', code)
      .where(column, 'in', values)
      .execute();
    for (const { number } of same) found.add(number);
  }
  return [...found];
}

/** The kinds of the documents of applications, by their numbers. */
async function kindsOf(
  db: Database,
  code: string,
  numbers: readonly string[] | null,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('application_document')
    .innerJoin('application', 'application.number', 'application_document.application')
    .select(['application_document.application', 'application_document.kind'])
    .where('application.examination', '=', code)
    .$if(numbers !== null, (all) => all.where('application.number', 'in', numbers ?? []))
    .execute();
  const byNumber = Map.groupBy(rows, ({ application }) => application);
  return new Map([...byNumber].map(([number, of]) => [number, of.map(({ kind }) => kind)]));
}

/** An application as it was submitted last; null if it no longer fits the rules that it was read by. */
export function submittedOf(
  { sent_form, submitted_at, late }: Pick<ApplicationRow, 'sent_form' | 'submitted_at' | 'late'>,
  { form }: Pick<StoredNotice, 'form'>,
): ParsedApplication | null {
  if (sent_form === null || submitted_at === null) return null;
  // What was right when it was submitted does not become wrong by the day.
  const moment = { late: late === 1, today: dayAt(submitted_at) };
  const sent = formIn(sent_form);
  return parseApplication(sent, asSubmitted(form, sent), moment).application;
}

/** The rules by which a form was right when it was submitted, whatever the notice has become since. */
function asSubmitted(form: StoredNotice['form'], sent: ApplicationForm): StoredNotice['form'] {
  const groups = (sent.groups ?? '').split(';').map((name) => ({ name: name.trim() }));
  return {
    ...form,
    asks: form.asks.map(({ field }) => ({ field, needed: false })),
    questions: form.questions.map(() => ({ options: [], needed: false })),
    // A GPA is a number from 0 to 100 too.
    score: 'percent',
    feeWays: ['voucher', 'esewa'],
    ...(sent.feeWay === undefined && { fee: 0, lateFee: 0 }),
    seats: { ...form.seats, groups },
  };
}

/** Whether an application claims a group by a document, so that a person has to look at it. */
export function needsLook(
  { documents }: Pick<StoredNotice['form'], 'documents'>,
  { groups }: Pick<ParsedApplication, 'groups'>,
): boolean {
  return documents.some(({ neededFor }) => groups.includes(neededFor));
}

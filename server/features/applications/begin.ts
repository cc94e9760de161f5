import type { AnswerOf } from '#contract/calls.ts';
import type { ApplicationForm } from '#contract/application-form.ts';
import { applicationNumber } from '#exam/application-number.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Language } from '#text/language.ts';
import { applicationCode } from './application-code.ts';
import { applicationAnswer } from './application-rows.ts';
import { beginApplicationSession } from './application-session.ts';
import { mergedForm } from './change-application.ts';
import type { ApplicationDeps } from './deps.ts';
import { begunFromAddress } from './limits.ts';
import { readNotice } from './notice-rows.ts';

/** A person who begins an application. */
interface Beginner {
  readonly code: string;
  readonly language: Language;
  readonly form: ApplicationForm;
  readonly accountId: string | null;
  /** In the form in which addresses are counted. */
  readonly address: string;
}

/**
 * Begins an application: gives it a number by chance, a code and a session. `now` is in ms. Throws 'not-found' without a
 * notice, 'wrong-state' while it takes no applications, 'too-many-attempts' after too many from one address.
 */
export async function beginApplication(
  { db, hash, limiter, random }: ApplicationDeps,
  { code, language, form, accountId, address }: Beginner,
  now: number,
): Promise<AnswerOf<'POST /notices/:code/applications'>> {
  const notice = await readNotice(db, code, now);
  if (!notice) throw new AppError('not-found');
  if (notice.state !== 'open' && notice.state !== 'late')
    throw new AppError('wrong-state', { text: (t) => t.applicationClosed, detail: { state: notice.state } });
  const attempt = { account: '', address, device: null };
  await limiter.check(db, begunFromAddress, attempt, now);
  const kept = JSON.stringify(mergedForm({}, form));
  return db.transaction().execute(async (trx) => {
    await limiter.count(trx, begunFromAddress, attempt, now);
    const chance = () => random(6).readUIntBE(0, 6) / 2 ** 48;
    const number = await freeNumber(trx, chance);
    const row = {
      number,
      examination: notice.examination.code,
      account_id: accountId,
      code_counter: 1,
      origin: hash('application-origin', address),
      state: 'draft' as const,
      language,
      version: 1,
      begun_at: now,
      changed_at: now,
      submitted_at: null,
      decided_at: null,
      decided_by: null,
      late: 0,
      is_doubtful: 0,
      is_missing: 0,
      is_corrected: 0,
      needs_look: 0,
      fee: 'none' as const,
      district: '',
      date_of_birth: null,
      person_key: null,
      phone_key: null,
      voucher_key: null,
      bank_line: null,
      fee_by_hand: 0,
      symbol_number: null,
      batch: null,
      sort_name: '',
      claimed: '[]',
      search: '',
      form: kept,
      sent_form: null,
      decision: null,
      corrected: '[]',
      doubts: '[]',
      card_seen_at: null,
    };
    await trx.insertInto('application').values(row).execute();
    const token = await beginApplicationSession(trx, number, now, random);
    return { token, application: await applicationAnswer(trx, row, now), code: applicationCode(hash, number, 1) };
  });
}

/** A number that no application has. There are nine million, so the first is nearly always free. */
async function freeNumber(trx: Database, chance: () => number): Promise<string> {
  for (;;) {
    const number = applicationNumber(chance);
    const taken = await trx.selectFrom('application').select('number').where('number', '=', number).executeTakeFirst();
    if (!taken) return number;
  }
}

import { readApplicationNumber } from '#exam/application-number.ts';
import type { AnswerOf } from '#contract/calls.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { isApplicationCode } from './application-code.ts';
import { applicationAnswer } from './application-rows.ts';
import { beginApplicationSession } from './application-session.ts';
import type { ApplicationDeps } from './deps.ts';
import { unknownApplications, wrongCodes } from './limits.ts';

/** What a person types to open an application. */
interface ApplicationKey {
  readonly number: string;
  readonly code: string;
  /** In the form in which addresses are counted. */
  readonly address: string;
}

/**
 * Opens an application by its number and code. A wrong number and a wrong code get the same answer, 'wrong-credentials',
 * and after too many 'too-many-attempts'. The right code opens it always. `now` in ms.
 */
export async function openApplication(
  { db, hash, limiter, random }: ApplicationDeps,
  { number: typed, code, address }: ApplicationKey,
  now: number,
): Promise<AnswerOf<'POST /applications/session'>> {
  const number = readApplicationNumber(typed);
  const row =
    number === null
      ? undefined
      : await db.selectFrom('application').selectAll().where('number', '=', number).executeTakeFirst();
  const fits = isApplicationCode(hash, row?.number ?? '', row?.code_counter ?? 0, code);
  if (row && fits) {
    const token = await beginApplicationSession(db, row.number, now, random);
    return { token, application: await applicationAnswer(db, row, now) };
  }
  const [limits, account] = row ? [wrongCodes, `application/${row.number}`] : [unknownApplications, ''];
  const attempt = { account, address, device: null };
  await limiter.check(db, limits, attempt, now);
  await limiter.count(db, limits, attempt, now);
  throw new AppError('wrong-credentials', { text: (t) => t.wrongApplicationCode });
}

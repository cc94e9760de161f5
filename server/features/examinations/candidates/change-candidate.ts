import type { z } from 'zod';
import type { calls } from '#contract/calls.ts';
import { endOf } from '#exam/sitting/deadline.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { isPostgres } from '#server/platform/database/json-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { addRooms, candidateAnswer, candidatesOf, saveCandidates } from './candidate-rows.ts';
import { symbolLook } from './symbol-keys.ts';
import { columnsOf } from './written-fields.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { auditEntry } from '#server/features/examinations/examination/audit-entry.ts';

interface StaffId {
  readonly id: string;
}

/** The fields of a candidate that can change until the hand-in. */
const untilHandIn = ['room', 'seat', 'extraMinutes', 'withdrawn'] as const;

/** The fields that stay out of the audit log, because it can't be shortened. */
const unaudited = new Set<string>(['name', 'phone', 'email', 'gender']);

/**
 * Adds one candidate, within a transaction; `at` is in ms. Throws 'invalid' if the symbol number is another's, or looks
 * like it.
 */
export async function addCandidate(
  trx: Database,
  deps: Pick<ExaminationDeps, 'random' | 'hash'>,
  account: StaffId,
  code: string,
  body: z.output<(typeof calls)['POST /staff/examinations/:code/candidates/one']['body']>,
  at: number,
) {
  const known = await candidatesOf(trx, code)
    .where('candidate.symbol_number', '=', body.symbolNumber)
    .select('candidate.name')
    .executeTakeFirst();
  if (known) throw new AppError('invalid', { fields: { symbolNumber: (t) => t.symbolNumberTaken(known.name) } });
  const others = await trx.selectFrom('candidate').select('symbol_number').where('examination', '=', code).execute();
  const alike = others.find(({ symbol_number }) => symbolLook(symbol_number) === symbolLook(body.symbolNumber));
  if (alike)
    throw new AppError('invalid', {
      fields: { symbolNumber: (t) => t.symbolNumberLooksLike(alike.symbol_number) },
    });
  const { pins } = await saveCandidates(trx, deps, code, [body]);
  await writeAudit(
    trx,
    auditEntry(account, 'candidate-added', code, {}, candidateSubject(code, body.symbolNumber)),
    at,
  );
  return { candidate: await oneCandidate(trx, code, body.symbolNumber), pin: pins[0]?.pin ?? '' };
}

/**
 * Changes a candidate, within a transaction; `at` is in ms. Returns the candidate after that. Throws 'not-found', and
 * 'wrong-state' for what no longer changes after the hand-in.
 */
export async function changeCandidate(
  trx: Database,
  account: StaffId,
  examination: StoredExamination,
  symbolNumber: string,
  body: z.output<(typeof calls)['PATCH /staff/examinations/:code/candidates/:symbolNumber']['body']>,
  at: number,
) {
  const { code } = examination;
  const { withheld, ...rest } = body;
  const before = await oneCandidate(trx, code, symbolNumber);
  if (before.handedIn && untilHandIn.some((name) => name in rest))
    throw new AppError('wrong-state', { text: (t) => t.handedInAlready, detail: { state: examination.state } });
  const change = {
    ...columnsOf(rest),
    ...(rest.withdrawn !== undefined && { withdrawn_at: rest.withdrawn ? at : null }),
    ...(withheld !== undefined && { withheld }),
  };
  if (Object.keys(change).length === 0) return before;
  if (rest.room) await addRooms(trx, code, [rest.room]);
  await trx
    .updateTable('candidate')
    .set(change)
    .where('examination', '=', code)
    .where('symbol_number', '=', symbolNumber)
    .execute();
  if (rest.extraMinutes !== undefined) await moveEnd(trx, code, symbolNumber, examination.rules, rest.extraMinutes);
  const after = await oneCandidate(trx, code, symbolNumber);
  const named = Object.keys(body) as (keyof typeof body)[];
  const pick = (of: typeof after) =>
    Object.fromEntries(named.filter((name) => !unaudited.has(name)).map((name) => [name, of[name]]));
  await writeAudit(
    trx,
    auditEntry(
      account,
      'candidate-changed',
      code,
      { before: pick(before), after: pick(after) },
      candidateSubject(code, symbolNumber),
    ),
    at,
  );
  return after;
}

export function candidateSubject(code: string, symbolNumber: string): string {
  return `candidate:${code}/${symbolNumber}`;
}

export async function oneCandidate(db: Database, code: string, symbolNumber: string) {
  const row = await candidatesOf(db, code)
    .where('candidate.symbol_number', '=', symbolNumber)
    .selectAll('candidate')
    .select(['attempt.began_at', 'attempt.handed_in_at'])
    .executeTakeFirst();
  if (!row) throw new AppError('not-found');
  return candidateAnswer(row);
}

/**
 * The symbol number of a PIN, and the PIN's counter. The row is held until the transaction ends, so that two new PINs
 * differ. Throws 'not-found'.
 */
export async function pinOf(trx: Database, code: string, symbolNumber: string) {
  return trx
    .selectFrom('candidate')
    .select(['symbol_number', 'pin_counter'])
    .where('examination', '=', code)
    .where('symbol_number', '=', symbolNumber)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirstOrThrow(() => new AppError('not-found'));
}

/** Moves the end of a candidate who has begun and not handed in. */
export async function moveEnd(
  db: Database,
  code: string,
  symbolNumber: string,
  rules: { readonly minutes: number; readonly lateFullTime: boolean },
  extraMinutes: number,
): Promise<void> {
  const own = db.selectFrom('attempt').where('examination', '=', code).where('symbol_number', '=', symbolNumber);
  // The row is held, so that a candidate who begins now does not begin with the old minutes.
  const attempt = await own
    .select(['began_at', 'minutes_given', 'handed_in_at'])
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  if (attempt.began_at === null || attempt.handed_in_at !== null) return;
  const ends_at = endOf({ ...rules, beganAt: attempt.began_at, extraMinutes, minutesGiven: attempt.minutes_given });
  await db
    .updateTable('attempt')
    .set({ ends_at })
    .where('examination', '=', code)
    .where('symbol_number', '=', symbolNumber)
    .execute();
}

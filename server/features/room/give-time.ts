import { sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import type { TimeGrantRow } from '#server/platform/database/tables/day.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { holdAttempts, type ExamAttempt } from '#server/features/hall/attempts.ts';

/** Why candidates are given time, and by whom. */
export interface Grant extends Pick<TimeGrantRow, 'act' | 'cause' | 'minutes' | 'given_by' | 'given_at' | 'reason'> {
  /** The most minutes that one candidate may get in all from this giver; null without a limit. */
  readonly limit: number | null;
  /**
   * The moment of the board on which it was decided, in ms since 1970. Time that others gave after it refuses this.
   * Null without a board.
   */
  readonly since: number | null;
}

/** The candidates who had not been given it yet, and their attempts before it. */
export interface TimeGift {
  readonly symbolNumbers: readonly string[];
  readonly before: ReadonlyMap<string, ExamAttempt>;
}

/**
 * Gives candidates time, in the caller's transaction: the end of each moves by so many minutes. Time with a cause is
 * given only once, by any giver. Throws 'not-allowed' for all if it is too much for one of them. Throws
 * 'changed-meanwhile' if one of them got time after the giver's board.
 */
export async function giveTime(
  trx: Database,
  examination: string,
  symbolNumbers: readonly string[],
  { limit, since, ...grant }: Grant,
): Promise<TimeGift> {
  if (symbolNumbers.length === 0) return { symbolNumbers: [], before: new Map() };
  const held = await holdAttempts(
    trx,
    symbolNumbers.map((symbol_number) => ({ examination, symbol_number })),
  );
  const before = new Map([...held.values()].map((attempt) => [attempt.symbol_number, attempt]));
  if (since !== null) await refuseGivenMeanwhile(trx, examination, before, since);
  const all = [...before.keys()];
  const given: string[] = [];
  for (let from = 0; from < all.length; from += atOnce)
    given.push(...(await giveSome(trx, examination, all.slice(from, from + atOnce), grant)));
  if (limit !== null && given.length > 0) await refuseTooMuch(trx, examination, given, limit);
  return { symbolNumbers: given, before };
}

/** How many candidates one statement gives time to. */
const atOnce = 1000;

async function giveSome(
  trx: Database,
  examination: string,
  some: readonly string[],
  grant: Omit<Grant, 'limit' | 'since'>,
): Promise<readonly string[]> {
  const added = await trx
    .insertInto('time_grant')
    .values(some.map((symbol_number) => ({ examination, symbol_number, ...grant })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('symbol_number')
    .execute();
  const given = added.map(({ symbol_number }) => symbol_number);
  if (given.length === 0) return given;
  await trx
    .updateTable('attempt')
    .set((row) => ({
      minutes_given: row('minutes_given', '+', grant.minutes),
      ends_at: row('ends_at', '+', grant.minutes * 60_000),
    }))
    .where('examination', '=', examination)
    .where('symbol_number', 'in', given)
    .execute();
  return given;
}

/** Sums what room passes gave, over all passes. Time from staff or by the rule does not count. */
async function refuseTooMuch(trx: Database, code: string, given: readonly string[], limit: number): Promise<void> {
  const over = await trx
    .selectFrom('time_grant')
    .select('symbol_number')
    .where('examination', '=', code)
    .where('symbol_number', 'in', given)
    .where('given_by', 'like', 'room:%')
    .groupBy('symbol_number')
    .having(({ fn }) => fn.sum('minutes'), '>', sql<number>`${sql.lit(limit)}`)
    .limit(1)
    .executeTakeFirst();
  if (over) throw new AppError('not-allowed', { text: (t) => t.overRoomLimit(limit) });
}

/**
 * Two invigilators who decide on the same board must not give time twice (docs/rules/examination.md, section 6). The
 * second one looks again.
 */
async function refuseGivenMeanwhile(
  trx: Database,
  code: string,
  to: ReadonlyMap<string, ExamAttempt>,
  since: number,
): Promise<void> {
  const given = await trx
    .selectFrom('time_grant')
    .select(['symbol_number', 'minutes', 'reason', 'given_at'])
    .where('examination', '=', code)
    .where('given_at', '>', since)
    .orderBy('given_at', 'desc')
    .execute();
  const meanwhile = given.find(({ symbol_number }) => to.has(symbol_number));
  if (!meanwhile) return;
  const { minutes, reason, given_at } = meanwhile;
  const detail = { minutes, at: new Date(given_at).toISOString() };
  throw new AppError('changed-meanwhile', { text: (t) => t.givenMeanwhile(minutes, reason), detail });
}

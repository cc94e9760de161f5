import { createCache } from '#server/platform/cache.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { textOf, type ExamAttempt } from './attempts.ts';

type GivenMinutes = NonNullable<AnswerOf<'POST /hall/:code/entries'>['given']>;

/** The minutes that a candidate was given, in order. */
export type MinutesReader = (attempt: ExamAttempt) => Promise<GivenMinutes>;

/**
 * Reads each candidate's given minutes once, and again after each new grant: the answer to every save contains them.
 */
export function createGiven(db: Database): MinutesReader {
  const known = createCache<GivenMinutes>({ max: 10_000 });
  return async (attempt) => {
    if (attempt.minutes_given === 0) return [];
    return known.get(textOf(attempt), () => readGiven(db, attempt), attempt.minutes_given);
  };
}

async function readGiven(db: Database, { examination, symbol_number }: ExamAttempt): Promise<GivenMinutes> {
  const rows = await db
    .selectFrom('time_grant')
    .select(['given_at', 'given_by', 'minutes', 'reason'])
    .where('examination', '=', examination)
    .where('symbol_number', '=', symbol_number)
    .orderBy('given_at')
    .execute();
  return rows.map(({ given_at, given_by, minutes, reason }) => ({
    at: new Date(given_at).toISOString(),
    minutes,
    by: byWhom(given_by),
    reason,
  }));
}

/** The part of it that concerns a candidate, without names. */
function byWhom(actor: string): GivenMinutes[number]['by'] {
  if (actor === 'system') return 'rule';
  return actor.startsWith('room:') ? 'room' : 'college';
}

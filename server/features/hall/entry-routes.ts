import { iso } from '#server/platform/iso.ts';
import { createCache } from '#server/platform/cache.ts';
import { takenBackOf } from '#server/features/examinations/marking/counted-entries.ts';
import type { FastifyInstance } from 'fastify';
import { endOf } from '#exam/sitting/deadline.ts';
import { parseEntry, type LogEntry } from '#exam/sitting/entry.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { keyOf, textOf, type ExamAttempt } from './attempts.ts';
import { createTurns, readsAMinute, savesAMinute } from './candidate-pace.ts';
import type { HallDeps } from './deps.ts';
import { createGiven } from './given-minutes.ts';
import { needOwn, otherDevice } from './hall-session.ts';
import { sealedExamination } from './sign-in.ts';
import { entryOf } from '#server/features/examinations/marking/entry-of.ts';
import type { HallCandidate } from '#server/platform/http/authorize.ts';
import { route } from '#server/platform/http/route.ts';

/** How long an examination's times stay in memory, in ms: a thousand saves a second need the same few. */
const timesTtlMs = 1000;

/** The log of an attempt: reading it, adding to it. */
export function entryRoutes(app: FastifyInstance, deps: HallDeps): void {
  const { db, now, notices, writeTogether, faster } = deps;
  const inTurnToSave = createTurns(savesAMinute * faster, deps);
  const inTurnToRead = createTurns(readsAMinute * faster, deps);
  const knownTimes = createCache<Times>({ max: 100, ttl: { ms: timesTtlMs, now } });
  const times = (code: string) => knownTimes.get(code, () => readTimes(code));

  async function readTimes(code: string): Promise<Times> {
    const { startsAt, rules } = await sealedExamination(db, code, now());
    const { minutes, lateFullTime, lateMinutes, presenceNeeded, handInAfterMinutes } = rules;
    return { startsAt, minutes, lateFullTime, lateMinutes, presenceNeeded, handInFrom: handInAfterMinutes * 60_000 };
  }

  const givenTo = createGiven(db);

  route(app, 'GET /hall/:code/entries', async ({ candidate, params: { code }, query: { after, limit } }) => {
    needOwn(candidate, code);
    return inTurnToRead(textOf(keyOf(candidate)), async () => {
      const rules = await times(code);
      const attempt = await db
        .selectFrom('attempt')
        .selectAll()
        .where('examination', '=', code)
        .where('symbol_number', '=', candidate.symbolNumber)
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom('entry')
        .select(['n', 'at', 'kind', 'place', 'option'])
        .where('examination', '=', code)
        .where('symbol_number', '=', candidate.symbolNumber)
        .where('n', '>', after)
        .where('n', '<=', attempt.n)
        .orderBy('n')
        .limit(limit)
        .execute();
      const { n, head } = attempt;
      return { entries: rows.map(entryOf), n, head, ...timesOf(rules, attempt, candidate, now()) };
    });
  });

  route(app, 'POST /hall/:code/entries', async ({ candidate, params: { code }, body }) => {
    if (candidate.examination !== code) throw new AppError('not-found');
    // This is when the request came, however long it waits for its turn.
    const receivedAt = now();
    const rules = await times(code);
    const { startsAt, lateMinutes, handInFrom } = rules;
    const isEntry = (entry: LogEntry | undefined) => entry !== undefined;
    const entries = body.entries.map(parseEntry);
    const aside = (body.aside ?? []).map(parseEntry);
    if (!entries.every(isEntry)) throw new AppError('invalid', { fields: { entries: (t) => t.entryFields } });
    if (!aside.every(isEntry)) throw new AppError('invalid', { fields: { aside: (t) => t.entryFields } });
    const { held = null, ran = [], left = [], read = [] } = body;
    const sent = {
      candidate,
      entries,
      aside,
      held,
      ran,
      left,
      read,
      receivedAt,
      startsAt,
      lateMinutes,
      handInFrom,
    };
    const written = await inTurnToSave(textOf(keyOf(candidate)), () => writeTogether.save(sent));
    switch (written.kind) {
      case 'gap':
        throw new AppError('gap', { detail: { n: written.n } });
      case 'other-device':
        throw otherDevice(written.lastHeard);
      case 'time-over':
      case 'log-full':
        throw new AppError(written.kind);
      case 'not-begun': {
        const { state } = await sealedExamination(db, code, now());
        throw new AppError('wrong-state', { text: (t) => t.notBegun, detail: { state } });
      }
      case 'written': {
        const { n, head, attempt } = written;
        const given = await givenTo(attempt);
        return {
          n,
          head,
          ...timesOf(rules, attempt, candidate, now()),
          notices: [...(await notices.of(candidate))],
          ...(given.length > 0 && { given: [...given] }),
          ...(rules.presenceNeeded && attempt.began_at === null && { present: candidate.present }),
        };
      }
    }
  });
}

interface Times {
  /** ms since 1970. */
  readonly startsAt: number;
  readonly minutes: number;
  readonly lateFullTime: boolean;
  readonly lateMinutes: number;
  readonly presenceNeeded: boolean;
  /** In ms since the start. */
  readonly handInFrom: number;
}

/** When the time ends, or would end for a candidate who begins now. Also the hand-ins that were taken back. */
function timesOf(rules: Times, attempt: ExamAttempt, { extraMinutes }: HallCandidate, now: number) {
  const ends =
    attempt.ends_at ??
    endOf({ ...rules, beganAt: now - rules.startsAt, extraMinutes, minutesGiven: attempt.minutes_given });
  const takenBack = [...takenBackOf(attempt.taken_back)];
  return { now: iso(now), endsAt: iso(rules.startsAt + ends), ...(takenBack.length > 0 && { takenBack }) };
}

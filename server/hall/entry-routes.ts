import type { FastifyInstance } from 'fastify';
import { parseEntry, type Entry } from '#exam/sitting/entry.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { HallDeps } from '#server/hall/deps.ts';
import { gather } from '#server/hall/gather.ts';
import { needOwn } from '#server/hall/hall-session.ts';
import { sealedExamination } from '#server/hall/sign-in.ts';
import { entryOf } from '#server/examinations/entry-of.ts';
import { writeEntries, type Sent } from '#server/hall/write-entries.ts';
import { route } from '#server/http/route.ts';

/** How many requests are written with one commit at most. */
const mostTogether = 500;

/** How long what an examination's saves need to know of it is remembered, in ms. */
const remembered = 1000;

/** The log of an attempt: reading it, adding to it. */
export function entryRoutes(app: FastifyInstance, { db, now, lanes }: HallDeps): void {
  const save = gather((batch: readonly Sent[]) => writeEntries(db, batch), { lanes, most: mostTogether });
  const times = rememberTimes(async (code) => {
    const { startsAt, rules } = await sealedExamination(db, code, now());
    return { startsAt, lateMinutes: rules.lateMinutes };
  }, now);

  route(app, 'GET /hall/:code/entries', async ({ candidate, params: { code }, query: { after } }) => {
    needOwn(candidate, code);
    const { startsAt } = await times(code);
    const { n, head, ends_at } = await db
      .selectFrom('attempt')
      .select(['n', 'head', 'ends_at'])
      .where('examination', '=', code)
      .where('symbol_number', '=', candidate.symbolNumber)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('entry')
      .select(['n', 'at', 'kind', 'place', 'option'])
      .where('examination', '=', code)
      .where('symbol_number', '=', candidate.symbolNumber)
      .where('n', '>', after)
      .where('n', '<=', n)
      .orderBy('n')
      .execute();
    return { entries: rows.map(entryOf), n, head, now: iso(now()), endsAt: iso(startsAt + (ends_at ?? 0)) };
  });

  route(app, 'POST /hall/:code/entries', async ({ candidate, params: { code }, body }) => {
    if (candidate.examination !== code) throw new AppError('not-found');
    const { startsAt, lateMinutes } = await times(code);
    const entries = body.entries.map(parseEntry);
    if (!entries.every((entry): entry is Entry => entry !== undefined))
      throw new AppError('invalid', { fields: { entries: (t) => t.entryFields } });
    const written = await save({ candidate, entries, receivedAt: now(), startsAt, lateMinutes });
    switch (written.kind) {
      case 'gap':
        throw new AppError('gap', { detail: { n: written.n } });
      case 'other-device':
        throw new AppError('other-device');
      case 'time-over':
        throw new AppError('time-over');
      case 'not-begun':
        throw new AppError('wrong-state', { text: (t) => t.notBegun, detail: { state: 'open' } });
      case 'written': {
        const { n, head, endsAt } = written;
        return { n, head, now: iso(now()), endsAt: iso(startsAt + (endsAt ?? 0)), notices: [] };
      }
    }
  });
}

interface Times {
  readonly startsAt: number;
  readonly lateMinutes: number;
}

/** Asks at most once a second for each examination: a thousand saves a second need the same two numbers. */
function rememberTimes(ask: (code: string) => Promise<Times>, now: () => number): (code: string) => Promise<Times> {
  const known = new Map<string, { readonly until: number; readonly times: Promise<Times> }>();
  return (code) => {
    const at = now();
    const last = known.get(code);
    if (last && at < last.until) return last.times;
    const times = ask(code);
    known.set(code, { until: at + remembered, times });
    times.catch(() => known.delete(code));
    return times;
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

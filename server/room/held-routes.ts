import type { FastifyInstance } from 'fastify';
import type { HeldEntry } from '#contract/room.ts';
import { headOf } from '#exam/sitting/chain.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Database } from '#server/database/tables.ts';
import { AppError } from '#server/errors/app-error.ts';
import { entryOf } from '#server/examinations/entry-of.ts';
import { examinationFor, heldExaminationFor, needState } from '#server/examinations/examination-rows.ts';
import { holdAttempts, textOf } from '#server/hall/attempts.ts';
import { handInOf } from '#server/hall/write-entries.ts';
import { route } from '#server/http/route.ts';
import type { RoomDeps } from '#server/room/deps.ts';

/** While what is taken still changes somebody's marks, and nobody writes the log any more. */
const decidedIn = ['ended', 'key-published'] as const;

/** What is held as evidence: for the examiner to take into the log or to leave. */
export function heldRoutes(app: FastifyInstance, { db, now }: RoomDeps): void {
  const path = '/staff/examinations/:code/held';

  route(app, `GET ${path}`, async ({ account, params: { code }, query: { page, size } }) => {
    const { startsAt } = await examinationFor(db, account, code, now());
    const of = db.selectFrom('held_entry').where('held_entry.examination', '=', code);
    const { total } = await of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await of
      .innerJoin('candidate', (join) =>
        join
          .onRef('candidate.examination', '=', 'held_entry.examination')
          .onRef('candidate.symbol_number', '=', 'held_entry.symbol_number'),
      )
      .innerJoin('attempt', (join) =>
        join
          .onRef('attempt.examination', '=', 'held_entry.examination')
          .onRef('attempt.symbol_number', '=', 'held_entry.symbol_number'),
      )
      .selectAll('held_entry')
      .select(['candidate.name', 'attempt.ends_at'])
      .orderBy('held_entry.symbol_number')
      .orderBy('held_entry.device')
      .orderBy('held_entry.n')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    return {
      rows: rows.map((row): HeldEntry => {
        const { symbol_number, name, device, n, at, kind, place, option, reason, received_at, decision } = row;
        return {
          symbolNumber: symbol_number,
          name,
          device,
          n,
          at: new Date(startsAt + at).toISOString(),
          kind,
          place,
          option,
          reason,
          receivedAt: new Date(received_at).toISOString(),
          inTime: at >= 0 && at <= (row.ends_at ?? 0),
          decision,
        };
      }),
      total,
    };
  });

  route(app, `POST ${path}`, async ({ account, params: { code }, body }) => {
    const at = now();
    const { symbolNumber, device, take, reason } = body;
    const decided = await db.transaction().execute(async (trx) => {
      const examination = await heldExaminationFor(trx, account, code, at);
      needState(examination, ...decidedIn);
      const handInFrom = examination.rules.handInAfterMinutes * 60_000;
      const own = { examination: code, symbol_number: symbolNumber };
      const attempt = (await holdAttempts(trx, [own])).get(textOf(own));
      if (!attempt) throw new AppError('not-found');
      const held = await heldOf(trx, { ...own, device }, body.entries);
      if (held.length === 0) return 0;
      // They stand at the end of the log, under its next numbers: what was there is never changed.
      const entries = held.map((row, place) => ({ ...entryOf(row), n: attempt.n + 1 + place }));
      for (const [place, row] of held.entries()) {
        const entry = entries[place];
        if (entry === undefined) continue;
        const change = take ? { decision: 'taken' as const, taken_as: entry.n } : { decision: 'left' as const };
        await trx
          .updateTable('held_entry')
          .set(change)
          .where('examination', '=', code)
          .where('symbol_number', '=', symbolNumber)
          .where('device', '=', device)
          .where('n', '=', row.n)
          .execute();
        const { decision: _, taken_as: __, reason: ___, ...columns } = row;
        if (take)
          await trx
            .insertInto('entry')
            .values({ ...columns, n: entry.n, late: 1 })
            .execute();
      }
      if (take)
        await trx
          .updateTable('attempt')
          .set({
            n: attempt.n + entries.length,
            head: headOf(entries, attempt.head),
            handed_in_at: attempt.handed_in_at ?? handInOf(entries, handInFrom, attempt.ends_at ?? 0),
          })
          .where('examination', '=', code)
          .where('symbol_number', '=', symbolNumber)
          .execute();
      const said = { entries: held.length, device, reason };
      const act = take ? 'held-taken' : 'held-left';
      const subject = `candidate:${code}/${symbolNumber}`;
      await writeAudit(trx, { actor: `account:${account.id}`, act, subject, examination: code, details: said }, at);
      return held.length;
    });
    return { decided };
  });
}

/** The entries of these numbers that nobody has decided on yet, in the order in which they were made. */
function heldOf(
  trx: Database,
  own: { readonly examination: string; readonly symbol_number: string; readonly device: string },
  numbers: readonly number[],
) {
  return trx
    .selectFrom('held_entry')
    .selectAll()
    .where('examination', '=', own.examination)
    .where('symbol_number', '=', own.symbol_number)
    .where('device', '=', own.device)
    .where('n', 'in', [...numbers])
    .where('decision', 'is', null)
    .orderBy('n')
    .execute();
}

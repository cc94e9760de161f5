import type { BodyOf } from '#contract/calls.ts';
import type { HeldReason } from '#contract/room.ts';
import { headOf } from '#exam/sitting/chain.ts';
import { momentOf } from '#exam/sitting/claims.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { entryCounts, isLateAnswer, takenBackOf } from '#server/features/examinations/marking/counted-entries.ts';
import { entryOf } from '#server/features/examinations/marking/entry-of.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { holdAttempts, textOf, type ExamAttempt, type AttemptKey } from '#server/features/hall/attempts.ts';
import { isHandIn } from '#server/features/hall/write-entries.ts';

type OwnDecision = Extract<BodyOf<'POST /staff/examinations/:code/held'>, { readonly symbolNumber: string }>;

/** The reasons of entries that are held beside the log. */
const aside = ['replaced-device', 'differs', 'too-late', 'log-full'] as const satisfies readonly HeldReason[];

/** Decides on entries of one device of a candidate. Returns how many of them had no decision before. */
export async function decideOwn(trx: Database, examination: StoredExamination, decision: OwnDecision): Promise<number> {
  const { symbolNumber, device, entries, of, take } = decision;
  const own = { examination: examination.code, symbol_number: symbolNumber };
  const attempt = (await holdAttempts(trx, [own])).get(textOf(own));
  if (!attempt) throw new AppError('not-found');
  const standing = of === undefined || of === 'late' || of === 'implausible';
  const inLog = standing ? await decideInLog(trx, own, { device, numbers: entries, of }, take) : 0;
  const reasons = aside.filter((reason) => of === undefined || of === reason);
  const beside = reasons.length > 0 ? await decideBeside(trx, attempt, { device, numbers: entries, reasons }, take) : 0;
  if (inLog + beside > 0) await keepHandIn(trx, examination, own);
  return inLog + beside;
}

/** Decides on all waiting late answers. Returns how many entries, and of how many candidates. */
export async function decideAllLate(
  trx: Database,
  examination: StoredExamination,
  take: boolean,
): Promise<{ readonly entries: number; readonly candidates: number }> {
  const { code } = examination;
  const rows = await trx
    .selectFrom('entry')
    .innerJoin('attempt', (join) =>
      join
        .onRef('attempt.examination', '=', 'entry.examination')
        .onRef('attempt.symbol_number', '=', 'entry.symbol_number'),
    )
    .select(['entry.symbol_number', 'entry.n', 'entry.device'])
    .where('entry.examination', '=', code)
    .where('entry.decision', 'is', null)
    .where(isLateAnswer)
    .execute();
  const byCandidate = [...Map.groupBy(rows, ({ symbol_number }) => symbol_number)];
  const keys = byCandidate.map(([symbol_number]) => ({ examination: code, symbol_number }));
  if (keys.length > 0) await holdAttempts(trx, keys);
  for (const [symbol_number, own] of byCandidate) {
    const numbers = own.map(({ n }) => n);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one transaction has one connection
    await decideInLog(trx, { examination: code, symbol_number }, { device: null, numbers, of: 'late' }, take);
    // oxlint-disable-next-line eslint/no-await-in-loop -- likewise
    await keepHandIn(trx, examination, { examination: code, symbol_number });
  }
  return { entries: rows.length, candidates: byCandidate.length };
}

/** Decides whether late or implausible entries of a log count. */
async function decideInLog(
  trx: Database,
  own: AttemptKey,
  { device, numbers, of }: { device: string | null; numbers: readonly number[]; of: HeldReason | undefined },
  take: boolean,
): Promise<number> {
  let some = trx
    .updateTable('entry')
    .set({ decision: take ? 'taken' : 'left' })
    .where('examination', '=', own.examination)
    .where('symbol_number', '=', own.symbol_number)
    .where('n', 'in', [...numbers])
    .where('decision', 'is', null);
  if (device !== null) some = some.where('device', '=', device);
  if (of === 'implausible') some = some.where('implausible', '=', 1);
  else if (of === 'late') some = some.where('late', '=', 1).where('implausible', '=', 0);
  else some = some.where((row) => row.or([row('late', '=', 1), row('implausible', '=', 1)]));
  const { numUpdatedRows } = await some.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Takes held entries into the log, or leaves them. They get the log's next numbers, because earlier entries never
 * change.
 */
async function decideBeside(
  trx: Database,
  attempt: ExamAttempt,
  which: { device: string; numbers: readonly number[]; reasons: readonly (typeof aside)[number][] },
  take: boolean,
): Promise<number> {
  const { examination, symbol_number } = attempt;
  const held = await trx
    .selectFrom('held_entry')
    .selectAll()
    .where('examination', '=', examination)
    .where('symbol_number', '=', symbol_number)
    .where('device', '=', which.device)
    .where('n', 'in', [...which.numbers])
    .where('reason', 'in', [...which.reasons])
    .where('decision', 'is', null)
    .orderBy('n')
    .execute();
  const entries = held.map((row, place) => ({ ...entryOf(row), n: attempt.n + 1 + place }));
  for (const [place, row] of held.entries()) {
    const entry = entries[place];
    if (entry === undefined) continue;
    // oxlint-disable-next-line eslint/no-await-in-loop -- one transaction has one connection
    await trx
      .updateTable('held_entry')
      .set(take ? { decision: 'taken' as const, taken_as: entry.n } : { decision: 'left' as const })
      .where('examination', '=', examination)
      .where('symbol_number', '=', symbol_number)
      .where('device', '=', row.device)
      .where('n', '=', row.n)
      .execute();
    const { decision: _, taken_as: __, reason: ___, ...columns } = row;
    if (take)
      // oxlint-disable-next-line eslint/no-await-in-loop -- likewise
      await trx
        .insertInto('entry')
        .values({ ...columns, n: entry.n, late: 1, decision: 'taken' })
        .execute();
  }
  if (take && entries.length > 0)
    await trx
      .updateTable('attempt')
      .set({ n: attempt.n + entries.length, head: headOf(entries, attempt.head) })
      .where('examination', '=', examination)
      .where('symbol_number', '=', symbol_number)
      .execute();
  return held.length;
}

/**
 * Stores the moment of the hand-in after entries were taken or left, by what counts now. A hand-in that counted before
 * keeps its moment. One that counts only now gets its arrival or the end as its moment, unless it was made without
 * contact.
 */
async function keepHandIn(trx: Database, examination: StoredExamination, own: AttemptKey): Promise<void> {
  const { startsAt, rules } = examination;
  const attempt = (await holdAttempts(trx, [own])).get(textOf(own));
  if (!attempt) return;
  const handIns = await trx
    .selectFrom('entry')
    .selectAll()
    .where('examination', '=', own.examination)
    .where('symbol_number', '=', own.symbol_number)
    .where('kind', '=', 'hand-in')
    .where(entryCounts)
    .orderBy('n')
    .execute();
  const takenBack = takenBackOf(attempt.taken_back);
  const endsAt = attempt.ends_at ?? 0;
  const counts = handIns.find(
    (entry) =>
      !takenBack.includes(entry.n) &&
      isHandIn(entry, entry.received_at - startsAt, rules.handInAfterMinutes * 60_000, endsAt),
  );
  const momentNow = () => {
    if (counts === undefined) return null;
    const arrivedAt = counts.received_at - startsAt;
    return counts.implausible === 1 ? Math.min(arrivedAt, endsAt) : momentOf(counts, arrivedAt);
  };
  await trx
    .updateTable('attempt')
    .set(({ eb }) => ({
      decided: eb('decided', '+', 1),
      handed_in_at: counts === undefined ? null : (attempt.handed_in_at ?? momentNow()),
    }))
    .where('examination', '=', own.examination)
    .where('symbol_number', '=', own.symbol_number)
    .execute();
}

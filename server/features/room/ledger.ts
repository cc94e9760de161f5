import { lossIn, outageBegins, outageEnds } from '#exam/sitting/outage.ts';
import { newId, type RandomBytes } from '#server/platform/security/token.ts';
import { writeAudit, type Actor } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { OutageRow } from '#server/platform/database/tables/day.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { contactsOf, type Day } from './day.ts';
import { giveTime } from './give-time.ts';

/** What the ledger of outages needs. */
export interface LedgerDeps {
  readonly db: Database;
  readonly random: RandomBytes;
}

/**
 * Updates the ledger of the rooms that were read. It opens an outage that has begun and closes one that is over. It
 * gives time by rule if the examination says so, also to candidates who come back later. Returns whether anything
 * changed. `now` in ms since 1970.
 */
export async function keepLedger(
  { db, random }: LedgerDeps,
  examination: StoredExamination,
  day: Day,
  now: number,
): Promise<boolean> {
  if (examination.state !== 'running') return false;
  const { code, startsAt, rules } = examination;
  const at = now - startsAt;
  let changed = false;
  for (const room of day.byRoom.keys()) {
    if (room === null) continue;
    const contacts = contactsOf(day, examination, room, now);
    const own = day.outages.filter((outage) => outage.room === room);
    const open = own.find(({ to_ms }) => to_ms === null);
    if (open) {
      const to = outageEnds({ from: open.from_ms, to: null }, contacts, at);
      if (to !== null)
        changed = (await inTransaction(db, (trx) => closeOutage(trx, open, to, 'system', now))) || changed;
    } else {
      const after = Math.max(-1, ...own.map(({ to_ms }) => to_ms ?? 0));
      const from = outageBegins(contacts, at, after);
      if (from !== null) {
        const row = { id: newId(random), examination: code, room, from_ms: from };
        changed = (await inTransaction(db, (trx) => openOutage(trx, row, 'system', now))) || changed;
      }
    }
    for (const outage of own) {
      const { dark, minutes } = lossIn({ from: outage.from_ms, to: outage.to_ms }, contacts, at);
      const isGiven = outage.given_minutes !== null;
      if (outage.to_ms === null || minutes === 0 || !(isGiven || rules.givesTimeByRule)) continue;
      const without = dark.filter(
        (symbolNumber) => !day.grants.get(symbolNumber)?.some(({ cause }) => cause === causeOf(outage)),
      );
      if (without.length === 0) continue;
      await inTransaction(db, (trx) =>
        giveForOutage(
          trx,
          examination,
          outage,
          { dark: without, minutes, by: 'system', limit: null, since: null },
          now,
        ),
      );
      changed = true;
    }
  }
  return changed;
}

/** The cause of minutes that are given for an outage. */
export function causeOf({ id }: Pick<OutageRow, 'id'>): string {
  return `outage:${id}`;
}

/** Opens an outage, in the caller's transaction; false if the room has an open one. */
export async function openOutage(
  trx: Database,
  row: Pick<OutageRow, 'id' | 'examination' | 'room' | 'from_ms'>,
  by: Actor,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('outage')
    .values({ ...row, to_ms: null, opened_by: by, closed_by: null, given_minutes: null, given_by: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await writeAudit(trx, { ...lineOf(row, by), act: 'outage-opened', details: { outage: row.id } }, now);
  return true;
}

/** Closes an outage, in the caller's transaction; false if it is closed already. `to` in ms since the start. */
export async function closeOutage(
  trx: Database,
  outage: OutageRow,
  to: number,
  by: Actor,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outage')
    .set({ to_ms: to, closed_by: by })
    .where('id', '=', outage.id)
    .where('to_ms', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const details = { outage: outage.id, seconds: Math.round((to - outage.from_ms) / 1000) };
  await writeAudit(trx, { ...lineOf(outage, by), act: 'outage-closed', details }, now);
  return true;
}

/** The minutes for an outage's dark devices, and their giver. */
interface OutageGift {
  readonly dark: readonly string[];
  readonly minutes: number;
  readonly by: Actor;
  /** The limit of a room pass; null without one. */
  readonly limit: number | null;
  /** The moment of the board, as in `Grant`. */
  readonly since: number | null;
}

/**
 * Gives the minutes of an outage to candidates with dark devices, in the caller's transaction. The first grant also
 * holds for those who come back later. Returns how many minutes, and who got them now.
 */
export async function giveForOutage(
  trx: Database,
  { code }: Pick<StoredExamination, 'code'>,
  outage: OutageRow,
  { dark, minutes, by, limit, since }: OutageGift,
  now: number,
): Promise<{ readonly minutes: number; readonly symbolNumbers: readonly string[] }> {
  await trx
    .updateTable('outage')
    .set({ given_minutes: minutes, given_by: by })
    .where('id', '=', outage.id)
    .where('given_minutes', 'is', null)
    .execute();
  const { given_minutes } = await trx
    .selectFrom('outage')
    .select('given_minutes')
    .where('id', '=', outage.id)
    .executeTakeFirstOrThrow();
  const each = given_minutes ?? minutes;
  const cause = causeOf(outage);
  const grant = { act: cause, cause, minutes: each, given_by: by, given_at: now, reason: '', limit, since };
  const { symbolNumbers } = await giveTime(trx, code, dark, grant);
  if (symbolNumbers.length > 0) {
    const details = { outage: outage.id, minutes: each, candidates: symbolNumbers };
    await writeAudit(trx, { ...lineOf(outage, by), act: 'minutes-given', details }, now);
  }
  return { minutes: each, symbolNumbers };
}

function lineOf({ examination, room }: Pick<OutageRow, 'examination' | 'room'>, actor: Actor) {
  return { actor, subject: `room:${examination}/${room}`, examination };
}

function inTransaction<Result>(db: Database, work: (trx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(work);
}

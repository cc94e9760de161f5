import type { CommandTarget } from '#contract/room.ts';
import { lossIn, outageOpened } from '#exam/sitting/outage.ts';
import { newId } from '#server/platform/security/token.ts';
import type { OutageRow } from '#server/platform/database/tables/day.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { reached, type ActOf, type CommandContext, type Effect } from './acting.ts';
import { contactsOf, readDay } from './day.ts';
import { closeOutage, giveForOutage, openOutage } from './ledger.ts';

/** The room of an outage. Throws 'invalid' if staff don't name one and there are several. */
async function outageRoom(doing: CommandContext, to: CommandTarget | undefined): Promise<string> {
  const room = to === undefined ? (doing.room ?? (await onlyRoom(doing))) : 'room' in to ? to.room : null;
  if (room === null) throw new AppError('invalid', { fields: { to: (t) => t.roomMissing } });
  await reached(doing, { room });
  return room;
}

async function onlyRoom({ trx, examination: { code } }: CommandContext): Promise<string | null> {
  const rooms = await trx
    .selectFrom('candidate')
    .select('room')
    .distinct()
    .where('examination', '=', code)
    .where('room', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rooms.length === 1 ? (rooms[0]?.room ?? null) : null;
}

/** Opens an outage from the room's first silence, or returns the one that is open. */
export async function openByHand(doing: CommandContext, { to }: ActOf<'outage-open'>): Promise<Effect> {
  const { trx, deps, actor, examination, at } = doing;
  const room = await outageRoom(doing, to);
  const day = await readDay(trx, examination.code, room);
  const open = openIn(day.outages);
  if (open) return { outage: open.id };
  const after = Math.max(-1, ...day.outages.map(({ to_ms }) => to_ms ?? 0));
  const contacts = contactsOf(day, examination, room, at);
  const row = {
    id: newId(deps.random),
    examination: examination.code,
    room,
    from_ms: outageOpened(contacts, at - examination.startsAt, after),
  };
  if (await openOutage(trx, row, actor, at)) return { outage: row.id };
  return { outage: openIn((await readDay(trx, examination.code, room)).outages)?.id ?? null };
}

/** Closes the open outage, if there is one. */
export async function closeByHand(doing: CommandContext, { to }: ActOf<'outage-close'>): Promise<Effect> {
  const { trx, actor, examination, at } = doing;
  const room = await outageRoom(doing, to);
  const open = openIn((await readDay(trx, examination.code, room)).outages);
  if (!open) return {};
  await closeOutage(trx, open, at - examination.startsAt, actor, at);
  return { outage: open.id };
}

/** Gives the proposed minutes. A second invigilator gives nothing more. */
export async function giveOutage(doing: CommandContext, { outage: id, since }: ActOf<'outage-give'>): Promise<Effect> {
  const { trx, actor, examination, room, at } = doing;
  const outage = await trx
    .selectFrom('outage')
    .selectAll()
    .where('examination', '=', examination.code)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!outage || (room !== null && outage.room !== room)) throw new AppError('not-found');
  if (outage.to_ms === null)
    throw new AppError('wrong-state', { text: (t) => t.outageOpen, detail: { state: examination.state } });
  if (outage.given_minutes !== null) return { minutes: outage.given_minutes, outage: id };
  const day = await readDay(trx, examination.code, outage.room);
  const contacts = contactsOf(day, examination, outage.room, at);
  const { dark, minutes } = lossIn({ from: outage.from_ms, to: outage.to_ms }, contacts, at - examination.startsAt);
  if (minutes === 0) return { minutes, outage: id };
  const limit = room === null ? null : examination.rules.roomLimitMinutes;
  const gift = { dark, minutes, by: actor, limit, since: since === undefined ? null : Date.parse(since) };
  const given = await giveForOutage(trx, examination, outage, gift, at);
  return { candidates: [...given.symbolNumbers], minutes: given.minutes, outage: id };
}

function openIn(outages: readonly OutageRow[]): OutageRow | undefined {
  return outages.find(({ to_ms }) => to_ms === null);
}

import type { Act, ActDone, To } from '#contract/room.ts';
import { lossIn, outageOpened } from '#exam/sitting/outage.ts';
import { newId } from '#server/accounts/token.ts';
import { writeAudit, type Act as Audited, type Actor } from '#server/audit/audit-log.ts';
import type { Database, OutageRow } from '#server/database/tables.ts';
import { AppError } from '#server/errors/app-error.ts';
import { needState, type StoredExamination } from '#server/examinations/examination-rows.ts';
import { holdAttempts, textOf } from '#server/hall/attempts.ts';
import { darkCause } from '#server/room/board.ts';
import { contactsOf, readDay } from '#server/room/day.ts';
import type { RoomDeps } from '#server/room/deps.ts';
import { giveTime } from '#server/room/give-time.ts';
import { closeOutage, giveForOutage, openOutage } from '#server/room/ledger.ts';

/** Who acts, and where. */
export interface ActBy {
  readonly actor: Actor;
  readonly examination: StoredExamination;
  /** The room that a pass opens; null for staff, who reach all. */
  readonly room: string | null;
  /** ms since 1970. */
  readonly at: number;
}

/** What an act did, as it is answered. */
type Effect = Partial<Pick<ActDone, 'candidates' | 'minutes' | 'outage'>>;
type Kind = Act['kind'];
type Of<K extends Kind> = Extract<Act, { readonly kind: K }>;
interface Doing extends ActBy {
  readonly trx: Database;
  readonly deps: Pick<RoomDeps, 'random'>;
  /** Writes a line of the audit log. */
  readonly note: (act: Audited, subject: string, details: Record<string, unknown>) => Promise<void>;
}

const onTheDay = ['sealed', 'open', 'running'] as const;

/** In which states each act can be done, and what it does. */
const acts: {
  readonly [K in Kind]: readonly [readonly StoredExamination['state'][], (doing: Doing, act: Of<K>) => Promise<Effect>];
} = {
  present: [onTheDay, confirmPresence],
  release: [onTheDay, releaseDevice],
  minutes: [onTheDay, giveMinutes],
  announce: [onTheDay, announce],
  'take-back': [['running'], takeBack],
  'outage-open': [['running'], openByHand],
  'outage-close': [['running'], closeByHand],
  'outage-give': [['running'], giveOutage],
};

/**
 * Does something from a board, once: the same act again, be it in the same moment or under another server, is answered as the first time. Throws what
 * the contract says of acts; then nothing was done.
 */
export async function doAct({ db, notices, ...deps }: RoomDeps, by: ActBy, act: Act): Promise<ActDone> {
  const { code } = by.examination;
  const done = await db.transaction().execute(async (trx): Promise<ActDone> => {
    const row = { examination: code, id: act.id, actor: by.actor, kind: act.kind, done_at: by.at, answer: '' };
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('room_act')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return answeredBefore(trx, row);
    const [states, run] = acts[act.kind];
    needState(by.examination, ...states);
    const note: Doing['note'] = (audited, subject, details) =>
      writeAudit(trx, { actor: by.actor, act: audited, subject, examination: code, details }, by.at);
    const effect = await run({ ...by, trx, deps, note }, act as never);
    const answer: ActDone = {
      id: act.id,
      kind: act.kind,
      at: new Date(by.at).toISOString(),
      candidates: [],
      minutes: null,
      outage: null,
      ...effect,
    };
    await trx
      .updateTable('room_act')
      .set({ answer: JSON.stringify(answer) })
      .where('examination', '=', code)
      .where('id', '=', act.id)
      .execute();
    return answer;
  });
  if (act.kind === 'announce') notices.forget(code);
  return done;
}

async function answeredBefore(
  trx: Database,
  { examination, id, actor }: { readonly examination: string; readonly id: string; readonly actor: string },
): Promise<ActDone> {
  const { answer } = await trx
    .selectFrom('room_act')
    .select('answer')
    .where('examination', '=', examination)
    .where('id', '=', id)
    .where('actor', '=', actor)
    .executeTakeFirstOrThrow(() => new AppError('not-found'));
  return JSON.parse(answer) as ActDone;
}

/** Whom an act is for, of those who are not withdrawn. Throws 'not-found' for what is beyond a pass's room, or is nowhere. */
async function reached({ trx, examination: { code }, room }: Doing, to: To): Promise<string[]> {
  if (room !== null && ('all' in to || ('room' in to && to.room !== room))) throw new AppError('not-found');
  let some = trx
    .selectFrom('candidate')
    .select('symbol_number')
    .where('examination', '=', code)
    .where('withdrawn_at', 'is', null)
    .orderBy('symbol_number');
  if (room !== null) some = some.where('room', '=', room);
  if ('room' in to) some = some.where('room', '=', to.room);
  if ('symbolNumber' in to) some = some.where('symbol_number', '=', to.symbolNumber);
  const rows = await some.execute();
  if (rows.length === 0 && !('all' in to)) throw new AppError('not-found');
  return rows.map(({ symbol_number }) => symbol_number);
}

function subjectOf({ examination: { code } }: Doing, to: To): string {
  if ('symbolNumber' in to) return `candidate:${code}/${to.symbolNumber}`;
  return 'room' in to ? `room:${code}/${to.room}` : `examination:${code}`;
}

async function confirmPresence(doing: Doing, { symbolNumber, present }: Of<'present'>): Promise<Effect> {
  const { trx, examination, at, note } = doing;
  const candidates = await reached(doing, { symbolNumber });
  const { present_at } = await trx
    .selectFrom('candidate')
    .select('present_at')
    .where('examination', '=', examination.code)
    .where('symbol_number', '=', symbolNumber)
    .executeTakeFirstOrThrow();
  const before = present_at !== null;
  if (before === present) return { candidates };
  await trx
    .updateTable('candidate')
    .set({ present_at: present ? at : null })
    .where('examination', '=', examination.code)
    .where('symbol_number', '=', symbolNumber)
    .execute();
  await note('presence-confirmed', subjectOf(doing, { symbolNumber }), { before, after: present });
  return { candidates };
}

async function releaseDevice(doing: Doing, { symbolNumber }: Of<'release'>): Promise<Effect> {
  const { trx, examination, at, note } = doing;
  const candidates = await reached(doing, { symbolNumber });
  await trx
    .updateTable('attempt')
    .set({ released_at: at })
    .where('examination', '=', examination.code)
    .where('symbol_number', '=', symbolNumber)
    .execute();
  await note('device-released', subjectOf(doing, { symbolNumber }), {});
  return { candidates };
}

async function giveMinutes(doing: Doing, { id, to, minutes, reason, dark }: Of<'minutes'>): Promise<Effect> {
  const { trx, actor, examination, room, at, note } = doing;
  const all = await reached(doing, to);
  const whom = 'symbolNumber' in to ? all : await withoutHandIn(trx, examination.code, all);
  const isSingle = dark !== undefined && 'symbolNumber' in to;
  const { symbolNumbers, before } = await giveTime(trx, examination.code, whom, {
    act: id,
    cause: isSingle ? darkCause(Date.parse(dark) - examination.startsAt) : null,
    minutes,
    given_by: actor,
    given_at: at,
    reason,
    limit: room === null ? null : examination.rules.roomLimitMinutes,
  });
  const [only] = symbolNumbers;
  const ends = 'symbolNumber' in to && only !== undefined ? (before.get(only)?.ends_at ?? null) : null;
  if (only !== undefined)
    await note('minutes-given', subjectOf(doing, to), {
      minutes,
      reason,
      candidates: symbolNumbers.length,
      ...(ends !== null && { before: iso(examination, ends), after: iso(examination, ends + minutes * 60_000) }),
    });
  return { candidates: [...symbolNumbers], minutes };
}

/** Who has handed in needs no time, unless somebody names the candidate. */
async function withoutHandIn(trx: Database, code: string, symbolNumbers: readonly string[]): Promise<string[]> {
  const done = await trx
    .selectFrom('attempt')
    .select('symbol_number')
    .where('examination', '=', code)
    .where('handed_in_at', 'is not', null)
    .execute();
  const handedIn = new Set(done.map(({ symbol_number }) => symbol_number));
  return symbolNumbers.filter((symbolNumber) => !handedIn.has(symbolNumber));
}

async function announce(doing: Doing, { id, to, text }: Of<'announce'>): Promise<Effect> {
  const { trx, actor, examination, at, note } = doing;
  const candidates = await reached(doing, to);
  await trx
    .insertInto('announcement')
    .values({
      examination: examination.code,
      id,
      made_at: at,
      made_by: actor,
      room: 'room' in to ? to.room : null,
      symbol_number: 'symbolNumber' in to ? to.symbolNumber : null,
      text: JSON.stringify(text),
    })
    .execute();
  await note('announced', subjectOf(doing, to), { text });
  return { candidates };
}

/** Makes an attempt go on that was handed in, while there is time left; the log keeps the hand-in. */
async function takeBack(doing: Doing, { symbolNumber, reason }: Of<'take-back'>): Promise<Effect> {
  const { trx, examination, at, note } = doing;
  const { code, startsAt, state } = examination;
  const candidates = await reached(doing, { symbolNumber });
  const own = { examination: code, symbol_number: symbolNumber };
  const attempt = (await holdAttempts(trx, [own])).get(textOf(own));
  if (!attempt || attempt.handed_in_at === null)
    throw new AppError('wrong-state', { text: (t) => t.notHandedIn, detail: { state } });
  if (at - startsAt >= (attempt.ends_at ?? 0)) throw new AppError('time-over');
  const handIns = await trx
    .selectFrom('entry')
    .select('n')
    .where('examination', '=', code)
    .where('symbol_number', '=', symbolNumber)
    .where('kind', '=', 'hand-in')
    .orderBy('n')
    .execute();
  await trx
    .updateTable('attempt')
    .set({ handed_in_at: null, taken_back: JSON.stringify(handIns.map(({ n }) => n)) })
    .where('examination', '=', code)
    .where('symbol_number', '=', symbolNumber)
    .execute();
  const handedIn = iso(examination, attempt.handed_in_at);
  await note('hand-in-taken-back', subjectOf(doing, { symbolNumber }), { before: handedIn, after: null, reason });
  return { candidates };
}

/** The room that an outage is about. Throws 'invalid' where staff do not say which. */
async function outageRoom(doing: Doing, to: To | undefined): Promise<string> {
  if (to === undefined && doing.room !== null) return doing.room;
  if (to === undefined || !('room' in to)) throw new AppError('invalid', { fields: { to: (t) => t.roomMissing } });
  await reached(doing, to);
  return to.room;
}

async function openByHand(doing: Doing, { to }: Of<'outage-open'>): Promise<Effect> {
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

async function closeByHand(doing: Doing, { to }: Of<'outage-close'>): Promise<Effect> {
  const { trx, actor, examination, at } = doing;
  const room = await outageRoom(doing, to);
  const open = openIn((await readDay(trx, examination.code, room)).outages);
  if (!open) return {};
  await closeOutage(trx, open, at - examination.startsAt, actor, at);
  return { outage: open.id };
}

/** Gives what is proposed. Whoever comes second gives nothing more. */
async function giveOutage(doing: Doing, { outage: id }: Of<'outage-give'>): Promise<Effect> {
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
  const given = await giveForOutage(trx, examination, outage, { dark, minutes, by: actor, limit }, at);
  return { candidates: [...given.symbolNumbers], minutes: given.minutes, outage: id };
}

function openIn(outages: readonly OutageRow[]): OutageRow | undefined {
  return outages.find(({ to_ms }) => to_ms === null);
}

function iso({ startsAt }: StoredExamination, ms: number): string {
  return new Date(startsAt + ms).toISOString();
}

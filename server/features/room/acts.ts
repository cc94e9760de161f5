import { bySchema, readStored } from '#server/platform/database/stored-json.ts';
import { statesFrom } from '#contract/examination-states.ts';
import { ActResult, type BoardCommand } from '#contract/room.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { needState, type StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { reached, subjectOf, type ActBy, type ActOf, type CommandContext, type Effect, type Kind } from './acting.ts';
import { confirmPresence, judgeFace, releaseDevice, takeBack } from './candidate-acts.ts';
import type { RoomDeps } from './deps.ts';
import { closeByHand, giveOutage, openByHand } from './outage-acts.ts';
import { giveMinutes } from './time-acts.ts';

const onTheDay = ['sealed', 'open', 'running'] as const;

/** The states in which each board command is possible, and what it does. */
const acts: {
  readonly [K in Kind]: readonly [
    readonly StoredExamination['state'][],
    (doing: CommandContext, act: ActOf<K>) => Promise<Effect>,
  ];
} = {
  present: [onTheDay, confirmPresence],
  // A mark that waited for a network is kept after the end too, and so is an examiner's decision.
  face: [statesFrom('sealed'), judgeFace],
  release: [onTheDay, releaseDevice],
  minutes: [onTheDay, giveMinutes],
  announce: [onTheDay, announce],
  'take-back': [['running'], takeBack],
  'outage-open': [['running'], openByHand],
  'outage-close': [['running'], closeByHand],
  'outage-give': [['running'], giveOutage],
};

/**
 * Carries out a board command once. The same command again, even at the same moment or on another server, gets the
 * first answer. Throws the errors that the contract names for board commands; then nothing was done.
 */
export async function doAct({ db, notices, ...deps }: RoomDeps, by: ActBy, act: BoardCommand): Promise<ActResult> {
  const { code } = by.examination;
  const done = await db.transaction().execute(async (trx): Promise<ActResult> => {
    const row = { examination: code, id: act.id, actor: by.actor, kind: act.kind, done_at: by.at, answer: '' };
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('room_act')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return answeredBefore(trx, row);
    const [states, run] = acts[act.kind];
    needState(by.examination, ...states);
    const note: CommandContext['note'] = (audited, subject, details) =>
      writeAudit(trx, { actor: by.actor, act: audited, subject, examination: code, details }, by.at);
    const effect = await run({ ...by, trx, deps, note }, act as never);
    const answer: ActResult = {
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
): Promise<ActResult> {
  const { answer } = await trx
    .selectFrom('room_act')
    .select('answer')
    .where('examination', '=', examination)
    .where('id', '=', id)
    .where('actor', '=', actor)
    .executeTakeFirstOrThrow(() => new AppError('not-found'));
  return readStored('the answer of an act', answer, bySchema(ActResult));
}

async function announce(doing: CommandContext, { id, to, text }: ActOf<'announce'>): Promise<Effect> {
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
      kind: 'announce',
      text: JSON.stringify(text),
    })
    .execute();
  await note('announced', subjectOf(doing, to), { text });
  return { candidates };
}

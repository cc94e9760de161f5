import { AppError } from '#server/platform/errors/app-error.ts';
import { cardCheck } from '#server/features/examinations/candidates/card-check.ts';
import { candidateAccount } from '#server/features/examinations/candidates/candidate-rows.ts';
import { holdAttempts, textOf } from '#server/features/hall/attempts.ts';
import { reached, subjectOf, timeOf, type ActOf, type CommandContext, type Effect } from './acting.ts';

/** Confirms that a candidate is present, or takes that back. Throws 'not-allowed' for a card that was not made here. */
export async function confirmPresence(
  doing: CommandContext,
  { symbolNumber, present, check }: ActOf<'present'>,
): Promise<Effect> {
  const { trx, deps, examination, at, note } = doing;
  const candidates = await reached(doing, { symbolNumber });
  if (check !== undefined && check !== cardCheck(deps.hash, examination.code, symbolNumber))
    throw new AppError('not-allowed', { text: (t) => t.cardNotOurs(symbolNumber) });
  const { present_at } = await trx
    .selectFrom('candidate')
    .select('present_at')
    .where('examination', '=', examination.code)
    .where('symbol_number', '=', symbolNumber)
    .executeTakeFirstOrThrow();
  if (present) await forgetWrongPins(doing, symbolNumber);
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

/**
 * Marks a candidate whose face differs from the photo. The candidate is here all the same: an examiner decides, who takes
 * the mark away again. Throws 'not-allowed' for a decision that is not an examiner's.
 */
export async function judgeFace(doing: CommandContext, { symbolNumber, matches }: ActOf<'face'>): Promise<Effect> {
  const { trx, examination, decidesFaces, at, note } = doing;
  const candidates = await reached(doing, { symbolNumber });
  if (matches && !decidesFaces) throw new AppError('not-allowed', { text: (t) => t.examinersJudge });
  const own = trx
    .selectFrom('candidate')
    .select(['face_doubted_at', 'present_at'])
    .where('examination', '=', examination.code)
    .where('symbol_number', '=', symbolNumber);
  const { face_doubted_at, present_at } = await own.executeTakeFirstOrThrow();
  const before = face_doubted_at === null;
  if (before === matches) return { candidates };
  await trx
    .updateTable('candidate')
    .set(matches ? { face_doubted_at: null } : { face_doubted_at: at, present_at: present_at ?? at })
    .where('examination', '=', examination.code)
    .where('symbol_number', '=', symbolNumber)
    .execute();
  await note('face-judged', subjectOf(doing, { symbolNumber }), { before, after: matches });
  return { candidates };
}

/** Lets another device take over. */
export async function releaseDevice(doing: CommandContext, { symbolNumber }: ActOf<'release'>): Promise<Effect> {
  const { trx, examination, at, note } = doing;
  const candidates = await reached(doing, { symbolNumber });
  await trx
    .updateTable('attempt')
    .set({ released_at: at })
    .where('examination', '=', examination.code)
    .where('symbol_number', '=', symbolNumber)
    .execute();
  await forgetWrongPins(doing, symbolNumber);
  await note('device-released', subjectOf(doing, { symbolNumber }), {});
  return { candidates };
}

/**
 * Clears a candidate's wrong PINs. A candidate who is seen in the room may sign in, however many wrong PINs others have
 * tried.
 */
function forgetWrongPins({ trx, deps, examination }: CommandContext, symbolNumber: string): Promise<void> {
  return deps.limiter.clearAccount(trx, candidateAccount(examination.code, symbolNumber));
}

/** Reopens an attempt that was handed in, while time is left; the log keeps the hand-in. */
export async function takeBack(doing: CommandContext, { symbolNumber, reason }: ActOf<'take-back'>): Promise<Effect> {
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
  const handedIn = timeOf(examination, attempt.handed_in_at);
  await note('hand-in-taken-back', subjectOf(doing, { symbolNumber }), { before: handedIn, after: null, reason });
  return { candidates };
}

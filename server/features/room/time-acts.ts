import type { Database } from '#server/platform/database/tables.ts';
import { reached, subjectOf, timeOf, type ActOf, type CommandContext, type Effect } from './acting.ts';
import { darkCause } from './board.ts';
import { giveTime } from './give-time.ts';

/** Gives minutes to one candidate, a room or all. */
export async function giveMinutes(
  doing: CommandContext,
  { id, to, minutes, reason, dark, since }: ActOf<'minutes'>,
): Promise<Effect> {
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
    since: isSingle || since === undefined ? null : Date.parse(since),
  });
  const [only] = symbolNumbers;
  const ends = 'symbolNumber' in to && only !== undefined ? (before.get(only)?.ends_at ?? null) : null;
  if (only !== undefined)
    await note('minutes-given', subjectOf(doing, to), {
      minutes,
      reason,
      candidates: symbolNumbers.length,
      ...(ends !== null && { before: timeOf(examination, ends), after: timeOf(examination, ends + minutes * 60_000) }),
    });
  return { candidates: [...symbolNumbers], minutes };
}

/** Leaves out candidates who have handed in: they need no time unless the command names them. */
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

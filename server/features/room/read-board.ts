import type { RoomBoard } from '#contract/room.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { readDoubtful } from '#server/features/examinations/marking/counted-entries.ts';
import { boardOf } from './board.ts';
import { readDay } from './day.ts';
import type { RoomDeps } from './deps.ts';
import { keepLedger } from './ledger.ts';

/** The most rounds over the ledger: one opens or closes, one gives, and the last finds nothing to do. */
const rounds = 3;

/** The board of a room, or of all rooms if `room` is null, after its ledger was updated. `now` in ms since 1970. */
export async function readBoard(
  deps: Pick<RoomDeps, 'db' | 'random' | 'limiter' | 'readAnswered'>,
  examination: StoredExamination,
  room: string | null,
  now: number,
): Promise<RoomBoard> {
  const { db, limiter, readAnswered } = deps;
  const { code } = examination;
  let day = await readDay(db, code, room);
  for (let round = 0; round < rounds && (await keepLedger(deps, examination, day, now)); round += 1)
    day = await readDay(db, code, room);
  const announcements = await db
    .selectFrom('announcement')
    .selectAll()
    .where('examination', '=', code)
    .where('symbol_number', 'is', null)
    .orderBy('made_at', 'desc')
    .execute();
  const reads =
    announcements.length === 0
      ? []
      : await db
          .selectFrom('announcement_read')
          .select(['id', 'symbol_number'])
          .where('examination', '=', code)
          .execute();
  const readers = new Map<string, Set<string>>();
  for (const { id, symbol_number } of reads) readers.set(id, (readers.get(id) ?? new Set()).add(symbol_number));
  const answered = await readAnswered(code, day.candidates);
  const wrongPins = await limiter.onBoard(db, code, now);
  const doubtful = await readDoubtful(db, code);
  return boardOf({ examination, room, day, answered, wrongPins, doubtful, announcements, readers, now });
}

import { silentAfter } from '#exam/sitting/silence.ts';
import { readExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { longest } from '#server/features/hall/hall-session.ts';
import { readDay } from './day.ts';
import type { RoomDeps } from './deps.ts';
import { keepLedger } from './ledger.ts';

/** How often the ledger is updated without an open board, in ms. */
export const watchEvery = 5000;

/** Updates the ledgers of running examinations. Reads a whole day only if a device is silent or there was an outage. */
export async function watchRooms({ db, random, now }: Pick<RoomDeps, 'db' | 'random' | 'now'>): Promise<void> {
  const at = now();
  const running = await db
    .selectFrom('examination')
    .select('code')
    .where('state', '=', 'sealed')
    .where('starts_at', '<=', at)
    .where('starts_at', '>', at - longest)
    .where((row) =>
      row.or([
        row.exists(row.selectFrom('outage').select('id').whereRef('outage.examination', '=', 'examination.code')),
        row.exists(
          row
            .selectFrom('attempt')
            .select('n')
            .whereRef('attempt.examination', '=', 'examination.code')
            .where('began_at', 'is not', null)
            .where('handed_in_at', 'is', null)
            .where('last_heard', '<', at - silentAfter),
        ),
      ]),
    )
    .execute();
  for (const { code } of running) {
    const examination = await readExamination(db, code, at);
    if (examination) await keepLedger({ db, random }, examination, await readDay(db, code, null), at);
  }
}

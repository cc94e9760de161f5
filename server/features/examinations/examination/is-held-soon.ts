import type { Database } from '#server/platform/database/tables.ts';
import { readExaminations } from './examination-rows.ts';

/** Whether an examination is sealed, open or running at a moment, `now` in ms since 1970. */
export async function isHeldSoon(db: Database, now: number): Promise<boolean> {
  const sealed = await db.selectFrom('examination').select('code').where('state', '=', 'sealed').execute();
  const read = await readExaminations(
    db,
    sealed.map(({ code }) => code),
    now,
  );
  return [...read.values()].some(({ state }) => state === 'sealed' || state === 'open' || state === 'running');
}

import type { Database } from './tables.ts';

/**
 * The secret of this installation under a name. The first server stores its `fresh` one; later or simultaneous callers
 * get that one.
 */
export async function keptSecret(db: Database, name: string, fresh: string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}

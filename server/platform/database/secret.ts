import type { Database } from './tables.ts';

/**
 * The secret of this installation under a name. The first server that asks keeps its `fresh` one; whoever comes later,
 * or at the same moment, gets that.
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

import type { Database } from '#server/platform/database/tables.ts';

/**
 * The names of acting accounts, by the actor of a line, as the accounts have them now. The log itself holds no names.
 * Deleted accounts and other actors are left out.
 */
export async function actorNames(db: Database, actors: readonly (string | null)[]): Promise<Map<string, string>> {
  const prefix = 'account:';
  const ids = new Set(actors.filter((actor) => actor?.startsWith(prefix)).map((actor) => actor?.slice(prefix.length)));
  if (ids.size === 0) return new Map();
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('id', 'in', [...ids] as string[])
    .execute();
  return new Map(accounts.map(({ id, name }) => [prefix + id, name]));
}

import type { BankItem } from '#contract/items.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** How long an account that has seen an item's key may not review the item, in ms: 30 days. */
export const keyRememberedMs = 30 * 86_400_000;

/**
 * Notes that an account has seen the key of an item that waits for a review. `by` is the account's id, `at` is in ms.
 */
export async function noteKeySeen(
  db: Database,
  { id, status, origin }: BankItem,
  by: string,
  at: number,
): Promise<void> {
  if (status !== 'draft' || origin !== 'own') return;
  await db
    .insertInto('key_seen')
    .values({ item_id: id, account_id: by, at })
    .onConflict((conflict) => conflict.columns(['item_id', 'account_id']).doUpdateSet({ at }))
    .execute();
}

/** The items among these whose key an account has seen in the last 30 days; `now` is in ms. */
export async function keysSeenBy(db: Database, ids: readonly string[], by: string, now: number): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('key_seen')
    .select('item_id')
    .where('account_id', '=', by)
    .where('item_id', 'in', [...ids])
    .where('at', '>', now - keyRememberedMs)
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

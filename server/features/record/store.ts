import { recordKinds, type RecordEntry, type RecordKind } from '#exam/record/record-kinds.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** The most characters of an account's record: some 250,000 answers. */
export const mostCharacters = 30_000_000;

/**
 * Stores entries of one kind. Returns how many changed something, and how many were known in this state or a later one.
 * Throws 'record-full', and stores nothing, if the account would hold more than `most` characters.
 */
export function keepEntries<Kind extends RecordKind>(
  db: Database,
  account_id: string,
  kind: Kind,
  entries: readonly RecordEntry<Kind>[],
  most: number = mostCharacters,
): Promise<{ stored: number; known: number }> {
  const { keyOf, later, parse } = recordKinds[kind];
  const sent = new Map<string, RecordEntry<Kind>>();
  for (const entry of entries) {
    const twin = sent.get(keyOf(entry));
    sent.set(keyOf(entry), twin === undefined ? entry : later(twin, entry));
  }
  return db.transaction().execute(async (trx) => {
    const state = await holdState(trx, account_id);
    const known = await knownBodies(trx, account_id, kind, [...sent.keys()]);
    let place = state.last_place;
    let characters = state.characters;
    const rows = [...sent].flatMap(([key, entry]) => {
      const body = known.get(key);
      const before = body === undefined ? undefined : parse(JSON.parse(body));
      if (before !== undefined && later(before, entry) === before) return [];
      const text = JSON.stringify(entry);
      place += 1;
      characters += text.length - (body?.length ?? 0);
      return [{ account_id, kind, key, place, body: text }];
    });
    if (characters > most) throw new AppError('record-full');
    if (rows.length > 0) {
      await trx
        .insertInto('record_entry')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'kind', 'key']).doUpdateSet((row) => ({
            place: row.ref('excluded.place'),
            body: row.ref('excluded.body'),
          })),
        )
        .execute();
      await trx
        .updateTable('record_state')
        .set({ last_place: place, characters })
        .where('account_id', '=', account_id)
        .execute();
    }
    return { stored: rows.length, known: entries.length - rows.length };
  });
}

/** Up to `count` entries that changed since a cursor, in the order of their changes, and the cursor after them. */
export async function entriesSince<Kind extends RecordKind>(
  db: Database,
  account_id: string,
  kind: Kind,
  since: string | undefined,
  count: number,
): Promise<{ entries: RecordEntry<Kind>[]; cursor: string }> {
  const rows = await db
    .selectFrom('record_entry')
    .select(['place', 'body'])
    .where('account_id', '=', account_id)
    .where('kind', '=', kind)
    .where('place', '>', Number(since ?? 0))
    .orderBy('place')
    .limit(count)
    .execute();
  return {
    entries: rows.flatMap(({ body }) => recordKinds[kind].parse(JSON.parse(body)) ?? []),
    cursor: String(rows.at(-1)?.place ?? since ?? 0),
  };
}

/** The account's place and size, held. Of two devices that write at once, one waits, so that no place is skipped. */
function holdState(trx: Database, account_id: string) {
  return trx
    .insertInto('record_state')
    .values({ account_id, last_place: 0, characters: 0 })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((row) => ({ last_place: row.ref('record_state.last_place') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function knownBodies(trx: Database, account_id: string, kind: RecordKind, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, string>();
  const rows = await trx
    .selectFrom('record_entry')
    .select(['key', 'body'])
    .where('account_id', '=', account_id)
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, body }) => [key, body]));
}

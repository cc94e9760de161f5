import { listOf, objectOf, text, wholeNumber } from '#exam/parse.ts';
import { readStored } from '#server/platform/database/stored-json.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { versionOf } from '#server/features/examinations/examination/examination-rows.ts';

/** An item of a paper in the version that a person read. */
interface ReadItem {
  readonly id: string;
  readonly version: number;
}

const readItems = listOf(objectOf<ReadItem>({ id: text, version: wholeNumber }));

/** A number that changes with every change of a paper's items or their texts. */
export function paperVersion(paper: readonly ReadItem[]): number {
  return versionOf(asRead(paper));
}

/** The part of a paper that shows whether it is still the one that was read. */
function asRead(paper: readonly ReadItem[]): readonly ReadItem[] {
  return paper.map(({ id, version }) => ({ id, version }));
}

/** How many places of a paper have another item, or another version, than when it was read. */
function placesChanged(read: readonly ReadItem[], now: readonly ReadItem[]): number {
  const isSame = (one: ReadItem | undefined, other: ReadItem | undefined) =>
    one?.id === other?.id && one?.version === other?.version;
  const longer = Math.max(read.length, now.length);
  return Array.from({ length: longer }, (_, place) => place).filter((place) => !isSame(read[place], now[place])).length;
}

/** Notes that a person has read this paper through, in place of their earlier reading. `read_at` in ms since 1970. */
export async function noteReading(
  trx: Database,
  by: { readonly examination: string; readonly account_id: string; readonly read_at: number },
  paper: readonly ReadItem[],
): Promise<void> {
  const items = JSON.stringify(asRead(paper));
  await trx
    .insertInto('paper_reading')
    .values({ ...by, items })
    .onConflict((conflict) =>
      conflict.columns(['examination', 'account_id']).doUpdateSet({ read_at: by.read_at, items }),
    )
    .execute();
}

/** The people who have read a paper through, the last one first, and how many places have changed since. */
export async function readersOf(
  db: Database,
  code: string,
  paper: readonly ReadItem[],
): Promise<AnswerOf<'GET /staff/examinations/:code/paper'>['readBy']> {
  const rows = await db
    .selectFrom('paper_reading')
    .innerJoin('account', 'account.id', 'paper_reading.account_id')
    .select(['account.name', 'read_at', 'items'])
    .where('examination', '=', code)
    .orderBy('read_at', 'desc')
    .orderBy('account.id')
    .execute();
  return rows.map(({ name, read_at, items }) => ({
    name,
    at: new Date(read_at).toISOString(),
    changed: placesChanged(readStored('a paper that was read', items, readItems), paper),
  }));
}

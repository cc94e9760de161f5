import { readStored } from '#server/platform/database/stored-json.ts';
import { OptionId, type ItemContent } from '#contract/items.ts';
import { listOf, mapOf } from '#exam/parse.ts';
import { isLopsided, type RightFirst } from '#exam/marking/right-first.ts';
import { shuffle, type RandomSource } from '#exam/random.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** For one item of a sealed paper: the bank's id of each option, by the paper's id. */
export type OptionIds = Readonly<Record<string, OptionId>>;

/** Gives the options of an item their ids for one paper: the same letters in random order. */
export function permutedIds({ options }: Pick<ItemContent, 'options'>, chance: RandomSource): OptionIds {
  const own = options.map(({ id }) => id);
  return Object.fromEntries(shuffle(own, chance).map((id, at) => [id, own[at] ?? id]));
}

/** Options and key of an item as a paper has them. */
export type PaperOptions = Pick<ItemContent, 'options' | 'right'>;

/**
 * Options and key of an item in the paper's ids. If candidates see the options in their own orders, the options stand
 * here in the order of these ids. The bank's order would tell which was written first. `ids` is undefined for a paper
 * from before ids were permuted.
 */
export function onPaper(
  { options, right }: PaperOptions,
  ids: OptionIds | undefined,
  shuffleOptions: boolean,
): PaperOptions {
  if (ids === undefined) return { options, right };
  const all = options.map(({ id }) => id);
  const paperId = (bank: OptionId) => all.find((id) => ids[id] === bank) ?? bank;
  const named = options.map((option) => ({ ...option, id: paperId(option.id) }));
  return {
    options: shuffleOptions ? named.sort((one, other) => one.id.localeCompare(other.id)) : named,
    right: right.map(paperId).sort(),
  };
}

/** The ids of a sealed paper by place. Empty for a draft, and for a paper from before ids were permuted. */
export async function optionIdsOf(db: Database, code: string): Promise<readonly OptionIds[]> {
  const row = await db
    .selectFrom('sealed_paper')
    .select('option_ids')
    .where('examination', '=', code)
    .executeTakeFirst();
  if (row === undefined || row.option_ids === null) return [];
  return readStored('option ids of a sealed paper', row.option_ids, listOf(mapOf((id) => OptionId.safeParse(id).data)));
}

/** How often the right option was written first; null if that is not striking. */
export function lopsided(items: readonly PaperOptions[]): RightFirst | null {
  const single = items.filter(({ options, right }) => right.length === 1 && options.length > 2);
  const first = single.filter(({ options, right }) => options[0]?.id === right[0]).length;
  const counted = { items: single.length, first };
  return isLopsided(counted) ? counted : null;
}

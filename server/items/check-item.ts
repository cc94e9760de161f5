import type { AnswerOf } from '#contract/calls.ts';
import type { ItemContent } from '#contract/items.ts';
import { writtenItem } from '#server/items/add-items.ts';
import { contentColumns } from '#server/items/content-row.ts';
import { findingsOf } from '#server/items/findings.ts';
import { giveOptionIds, type WrittenOption } from '#server/items/option-ids.ts';
import type { Database } from '#server/database/tables.ts';

type Warning = AnswerOf<'POST /staff/items/check'>['warnings'][number];

/** An item that is being written: anything may still be missing. */
export interface ItemUnderWay extends Pick<ItemContent, 'stem' | 'explanation' | 'figure'> {
  /** The item that it is to become, if it is there already. */
  readonly id?: string | undefined;
  readonly options: readonly { readonly id?: string | undefined; readonly text: string }[];
  readonly right: readonly string[];
}

/** So many others are named as near duplicates. */
const othersNamed = 5;

/** What the rules say of an item that is being written, and which other items nearly say the same. */
export async function checkItem(db: Database, { id, options, right, ...rest }: ItemUnderWay): Promise<Warning[]> {
  // Those that are still empty are no two equal options yet.
  const begun = giveOptionIds(options as readonly WrittenOption[]).filter(({ text }) => text.trim() !== '');
  const written = writtenItem({
    subject: null,
    topic: null,
    tags: [],
    language: 'en',
    difficulty: null,
    ...rest,
    options: begun,
    right: begun.map((option) => option.id).filter((option) => right.includes(option)),
  });
  const content: ItemContent = { ...written, options: giveOptionIds(written.options) };
  const twins = await db
    .selectFrom('item')
    .select('id')
    .where('wording', '=', contentColumns(content).wording)
    .where('status', '!=', 'retired')
    .where('id', '!=', id ?? '')
    .orderBy('id')
    .limit(othersNamed)
    .execute();
  return [
    ...findingsOf(content),
    ...twins.map((twin) => ({ kind: 'near-duplicate', sentence: `Near duplicate of item ${twin.id}.`, item: twin.id })),
  ];
}

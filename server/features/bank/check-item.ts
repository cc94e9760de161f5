import type { AnswerOf } from '#contract/calls.ts';
import type { ItemContent } from '#contract/items.ts';
import { writtenItem } from './add-items.ts';
import { bankWords } from './bank-words.ts';
import { findingSentence } from './finding-sentence.ts';
import { findingsOf } from './findings.ts';
import { twinsOf } from './near-duplicates.ts';
import { giveOptionIds, type WrittenOption } from './option-ids.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Language } from '#text/language.ts';

type Warning = AnswerOf<'POST /staff/items/check'>['warnings'][number];

/** An item that a person is writing; any field may still be missing. */
export interface ItemUnderWay extends Pick<ItemContent, 'stem' | 'explanation' | 'figure'> {
  /** The id of the item that this one changes, if it exists already. */
  readonly id?: string | undefined;
  readonly options: readonly { readonly id?: string | undefined; readonly text: string }[];
  readonly right: readonly string[];
}

/** How many other items are named as near duplicates. */
const othersNamed = 5;

/** What the rules find in an unfinished item, and which other items ask nearly the same, in a language. */
export async function checkItem(
  db: Database,
  { id, options, right, ...rest }: ItemUnderWay,
  language: Language,
): Promise<Warning[]> {
  // Options that are still empty do not count as two equal options.
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
  const [twins] = await twinsOf(db, [content], id);
  const { nearDuplicate } = bankWords(language);
  return [
    ...findingsOf(content).map(({ kind, message }) => ({ kind, sentence: findingSentence(language, message) })),
    ...(twins?.items ?? []).slice(0, othersNamed).map(({ id: item, hasOtherKey }) => ({
      kind: hasOtherKey ? 'different-keys' : 'near-duplicate',
      sentence: nearDuplicate(item, hasOtherKey),
      item,
    })),
  ];
}

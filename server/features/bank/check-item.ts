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

/** An item that is being written: anything may still be missing. */
export interface ItemUnderWay extends Pick<ItemContent, 'stem' | 'explanation' | 'figure'> {
  /** The item that it is to become, if it is there already. */
  readonly id?: string | undefined;
  readonly options: readonly { readonly id?: string | undefined; readonly text: string }[];
  readonly right: readonly string[];
}

/** So many others are named as near duplicates. */
const othersNamed = 5;

/** What the rules say of an item that is being written, and which other items nearly say the same, in a language. */
export async function checkItem(
  db: Database,
  { id, options, right, ...rest }: ItemUnderWay,
  language: Language,
): Promise<Warning[]> {
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

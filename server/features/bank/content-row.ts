import { createHash } from 'node:crypto';
import { withoutRaised } from '#exam/raised.ts';
import { questionKey } from '#exam/question-key.ts';
import { ItemContent, OptionId } from '#contract/items.ts';
import { listOf, objectOf, oneOf, text as anyText } from '#exam/parse.ts';
import { bySchema, readStored } from '#server/platform/database/stored-json.ts';
import { likenessOf, type Likeness } from '#content/check/likeness.ts';
import { patternOf } from '#content/check/near-duplicates.ts';
import { questionOf } from './item-question.ts';
import { searchText } from './search-text.ts';
import type { ItemRow, ItemVersionRow } from '#server/platform/database/tables/items.ts';

type ContentColumns = Omit<ItemRow, 'id' | 'origin' | 'status' | 'version' | 'author_id' | 'reviewer_id' | 'saved_at'>;

/** The columns of an item's content, and the columns for searches and comparisons that are derived from it. */
export function contentColumns(content: ItemContent): ContentColumns {
  const question = questionOf(content);
  const { subject, topic, tags, language, difficulty, stem, options, right, explanation, figure } = content;
  return {
    subject,
    topic,
    tags: JSON.stringify(tags),
    language,
    difficulty,
    stem,
    options: JSON.stringify(options),
    right_options: JSON.stringify(right),
    explanation,
    figure_id: figure?.id ?? null,
    figure_alt: figure?.alt ?? null,
    search: searchText(withoutRaised([stem, ...options.map(({ text }) => text), explanation].join(' '))),
    pattern: hashOf(patternOf(question) + aboutOf(content)),
    ...likenessColumns(content),
    question_key: questionKey(question),
  };
}

/**
 * What an item is compared by to find near duplicates. Questions about different pictures are never near duplicates.
 */
export function likenessOfItem(content: ItemContent): Likeness {
  const { frame, words } = likenessOf(questionOf(content));
  return { frame: hashOf(frame + aboutOf(content)), words };
}

/** The same in the columns of a row. */
export function likenessColumns(content: ItemContent): Pick<ItemRow, 'frame' | 'words'> {
  const { frame, words } = likenessOfItem(content);
  return { frame, words: words.join(' ') };
}

/** The same, read from the columns of a row. */
export function likenessIn({ frame, words }: Pick<ItemRow, 'frame' | 'words'>): Likeness {
  return { frame, words: words === '' ? [] : words.split(' ') };
}

/** Two questions about different pictures may have the same words. */
function aboutOf({ figure }: ItemContent): string {
  return figure === null ? '' : `|${figure.id}`;
}

const optionId = oneOf(...OptionId.options);
const storedTags = listOf(anyText);
const storedOptions = listOf(objectOf({ id: optionId, text: anyText }));
const storedKey = listOf(optionId);

/** The content of a version, from its JSON. Throws if it is damaged. */
export function versionContent(json: string): ItemContent {
  return readStored('a version of an item', json, bySchema(ItemContent));
}

/** The content of a row. Throws if it is damaged. */
export function contentOf(row: ContentColumns): ItemContent {
  return {
    subject: row.subject,
    topic: row.topic,
    tags: [...readStored('tags of an item', row.tags, storedTags)],
    language: row.language,
    difficulty: row.difficulty,
    stem: row.stem,
    options: [...readStored('options of an item', row.options, storedOptions)],
    right: [...readStored('a key of an item', row.right_options, storedKey)],
    explanation: row.explanation,
    figure: row.figure_id === null ? null : { id: row.figure_id, alt: row.figure_alt ?? '' },
  };
}

/** The row of a version. `savedAt` is in ms; `savedBy` is an account's id, or null if no person saved it. */
export function versionRow(
  id: string,
  version: number,
  content: ItemContent,
  { savedAt, savedBy }: { readonly savedAt: number; readonly savedBy: string | null },
): ItemVersionRow {
  return {
    item_id: id,
    version,
    content: JSON.stringify(content),
    content_hash: contentHash(content),
    saved_at: savedAt,
    saved_by: savedBy,
  };
}

/**
 * A hash of the stem, the options in order, the key, the explanation and the picture. Items with the same hash are the
 * same item.
 */
export function contentHash({ stem, options, right, explanation, figure }: ItemContent): string {
  const texts = options.map(({ id, text }) => [text, right.includes(id)]);
  return hashOf(JSON.stringify([stem, texts, explanation, figure?.id ?? null]));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

import type { AnswerOf } from '#contract/calls.ts';
import type { ItemContent } from '#contract/items.ts';
import { withoutRaised } from '#exam/raised.ts';
import { formulasTyped } from '#interchange/formula-hints.ts';
import { questionRules } from '#content/check/question-rules.ts';
import { messageOf } from '#text/message.ts';
import type { FindingMessage } from './finding-sentence.ts';
import { questionOf } from './item-question.ts';

/** A mistake or a likely mistake in an item. */
export interface Finding {
  /** The name of its rule, from content/check/question-rules.ts or from the item bank. */
  readonly kind: string;
  readonly message: FindingMessage;
}

/** A finding in the list of the whole bank. */
export interface BankFinding extends Pick<
  AnswerOf<'GET /staff/doctor'>['rows'][number],
  'id' | 'item' | 'kind' | 'sentence'
> {
  /** Whether `sentence` is in the form of its column: a code with values. */
  readonly isStored?: true;
  /** The JSON of what statistics say about the options. */
  readonly evidence?: string | null;
  /** The ids of the other items in the finding. */
  readonly others?: readonly string[];
}

/**
 * Rules for content files that do not apply to items. An item's key is an id, it may have two to six options, and its
 * subject is a slug.
 */
const notOfItems = new Set(['answer-unknown', 'answer-unreadable', 'option-count', 'category']);

/** Removes raised letters and line breaks, which items may have and content files may not. */
function withoutItemsMarkup(content: ItemContent): ItemContent {
  const plain = (text: string) => withoutRaised(text).replaceAll('\n', ' ');
  const options = content.options.map((option) => ({ ...option, text: plain(option.text) }));
  return { ...content, stem: plain(content.stem), options, explanation: plain(content.explanation) };
}

/**
 * Checks one item: the content checker's rules, a missing key, and formulas typed as plain text. Compiles each formula.
 */
export function findingsOf(content: ItemContent): Finding[] {
  const question = questionOf(content);
  const plain = questionOf(withoutItemsMarkup(content));
  const found: Finding[] = questionRules
    .filter(({ kind }) => !notOfItems.has(kind))
    .filter(({ kind }) => !(kind === 'stem' && content.figure !== null))
    .flatMap(({ kind, look }) => look(kind === 'markup' ? plain : question).map((message) => ({ kind, message })));
  const typed = formulasTyped([content.stem, ...content.options.map(({ text }) => text), content.explanation]);
  if (typed !== null) found.push({ kind: 'formula-outside', message: messageOf('formula-outside', typed) });
  if (content.right.length > 0) return found;
  return [{ kind: 'no-right-option', message: messageOf('no-right-option') }, ...found];
}

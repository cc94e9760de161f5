import type { AnswerOf } from '#contract/calls.ts';
import type { ItemContent } from '#contract/items.ts';
import { withoutRaised } from '#exam/raised.ts';
import { formulasTyped } from '#interchange/formula-hints.ts';
import { questionRules } from '#content/check/question-rules.ts';
import { messageOf } from '#text/message.ts';
import type { FindingMessage } from './finding-sentence.ts';
import { questionOf } from './item-question.ts';

/** Something that is wrong with an item, or looks wrong. */
export interface Finding {
  /** What it is called: a rule of content/check/question-rules.ts, or one of the item bank's own. */
  readonly kind: string;
  readonly message: FindingMessage;
}

/** The same in the list of the whole bank. */
export interface BankFinding extends Pick<
  AnswerOf<'GET /staff/doctor'>['rows'][number],
  'id' | 'item' | 'kind' | 'sentence'
> {
  /** Whether `sentence` is as its column keeps it: a code with values. */
  readonly isStored?: true;
  /** JSON of what statistics keep of its options. */
  readonly evidence?: string | null;
  /** Ids of the other items that it is about. */
  readonly others?: readonly string[];
}

/** Of a bank's file, and not of an item: a key is an id here, options may be two or six, a subject is a slug. */
const notOfItems = new Set(['answer-unknown', 'answer-unreadable', 'option-count', 'category']);

/** What items may hold and content files may not: raised letters and line breaks. */
function withoutItemsMarkup(content: ItemContent): ItemContent {
  const plain = (text: string) => withoutRaised(text).replaceAll('\n', ' ');
  const options = content.options.map((option) => ({ ...option, text: plain(option.text) }));
  return { ...content, stem: plain(content.stem), options, explanation: plain(content.explanation) };
}

/** What the content checker's rules find in an item by itself, whether it has a key, and formulas typed as plain text. Compiles each formula. */
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

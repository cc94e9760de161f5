import { z } from 'zod';
import { valueIn } from '#server/platform/database/stored-json.ts';
import * as bank from '#text/en/bank.ts';
import { problems } from '#text/en/import-problems.ts';
import { ruleSentences } from '#text/en/question-rules.ts';
import { inEachLanguage, type Language } from '#text/language.ts';
import { sentenceOf, storedSentence, type Message } from '#text/message.ts';
import * as bankNe from '#text/ne/bank.ts';
import { problems as problemsNe } from '#text/ne/import-problems.ts';
import { ruleSentences as ruleSentencesNe } from '#text/ne/question-rules.ts';

const texts = inEachLanguage(
  { ...ruleSentences, ...bank.doubts, 'formula-outside': problems['formula-outside'] },
  { ...ruleSentencesNe, ...bankNe.doubts, 'formula-outside': problemsNe['formula-outside'] },
);

/** What is found of an item, but for what is counted over the whole bank. */
export type FindingMessage = Message<(typeof texts)['en']>;

const Stored = z.object({ code: z.string(), values: z.array(z.unknown()) });

/** The sentence of a finding, in a language. */
export function findingSentence(language: Language, message: FindingMessage): string {
  return sentenceOf(texts[language], message);
}

/**
 * The sentence of a finding that is kept as the JSON of its message, in a language. A row from before codes holds an English
 * sentence. That is said as it is: to translate it, all former sentences would have to stay here. The next save of the item
 * writes a code.
 */
export function storedFindingSentence(language: Language, stored: string): string {
  const message = Stored.safeParse(valueIn(stored)).data;
  return message === undefined ? stored : (storedSentence(texts[language], message.code, message.values) ?? stored);
}

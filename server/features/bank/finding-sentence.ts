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

/** A finding about one item, as a code with values. Findings over the whole bank are not among these. */
export type FindingMessage = Message<(typeof texts)['en']>;

const Stored = z.object({ code: z.string(), values: z.array(z.unknown()) });

/** The sentence of a finding, in a language. */
export function findingSentence(language: Language, message: FindingMessage): string {
  return sentenceOf(texts[language], message);
}

/**
 * The sentence of a stored finding in a language; `stored` is the JSON of its message. A row from before codes has an
 * English sentence, which is shown as it is. A translation would need all former sentences here. The next save of the
 * item writes a code.
 */
export function storedFindingSentence(language: Language, stored: string): string {
  const message = Stored.safeParse(valueIn(stored)).data;
  return message === undefined ? stored : (storedSentence(texts[language], message.code, message.values) ?? stored);
}

import type { FilePlace, ProblemMessage, Refusal } from '#interchange/item.ts';
import { errorTexts } from '#server/platform/errors/catalogue.ts';
import { fieldSentence } from '#server/platform/errors/field-errors.ts';
import * as en from '#text/en/import-problems.ts';
import { inEachLanguage, type Language } from '#text/language.ts';
import { sentenceOf } from '#text/message.ts';
import * as ne from '#text/ne/import-problems.ts';
import type { SkippedImport } from './read-import.ts';

const texts = inEachLanguage(en, ne);

/**
 * The sentences about a question file in a language. They name places and problems, and say why a question or the whole
 * file does not come in.
 */
export function importSentences(language: Language) {
  const { filePlaces, problems, skipReasons, refusals } = texts[language];
  return {
    place: (where: FilePlace) => sentenceOf(filePlaces, where),
    problem: (problem: ProblemMessage) => sentenceOf(problems, problem),
    skipped: ({ why }: SkippedImport) =>
      'rule' in why ? fieldSentence(errorTexts[language], why.rule) : sentenceOf(skipReasons, why),
    refusal: (why: Refusal) => sentenceOf(refusals, why),
  };
}

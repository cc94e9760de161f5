import type { Question } from '#exam/question.ts';
import { questionRule, type QuestionRule } from './bank-rule.ts';

/** Devanagari letters; the danda and the digits stand in other scripts' texts as well. */
const nepaliLetters = /[\u0904-\u0939\u0958-\u0961]/gu;
const latinLetters = /\p{Script=Latin}/gu;

const saysWhatItIsWrittenIn = questionRule('language', 'error', (question) => {
  const inNepali = written(question) === 'ne';
  if (inNepali === (question.language === 'ne')) return [];
  return [
    inNepali ? "is written in Nepali and does not say so (language: 'ne')" : 'says that it is in Nepali, and is not',
  ];
});

/** A bar, or a full stop after a word; one after a short one abbreviates it (डा.), as do several (वि.सं.). */
const otherEnd = /[|‖]|(?<![\u0900-\u097f.])[\u0900-\u097f]{3,}\.(?:\s|$)/u;

/** A bar or a full stop in place of a danda, and letters that only look as they should, are what typing Nepali leaves. */
const nepaliIsTypedWell = questionRule('nepali-typing', 'error', (question) => {
  if (question.language !== 'ne') return [];
  const texts = [question.question, ...question.options, question.explanation ?? ''];
  return texts.flatMap((text) => [
    ...(otherEnd.test(text) ? [`'${text}' ends a sentence otherwise than with a danda`] : []),
    ...(/\s[।॥]/u.test(text) ? [`'${text}' has a space before a danda`] : []),
    ...(text === text.normalize('NFC') ? [] : [`'${text}' is not in the normal form of its signs`]),
  ]);
});

/** Rules about what a question is written in. */
export const languageRules: readonly QuestionRule[] = [saysWhatItIsWrittenIn, nepaliIsTypedWell];

/** What a stem is mostly written in: an English question may name a Nepali word. */
function written({ question }: Question): 'en' | 'ne' {
  return countOf(nepaliLetters, question) > countOf(latinLetters, question) ? 'ne' : 'en';
}

function countOf(letters: RegExp, text: string): number {
  return text.match(letters)?.length ?? 0;
}

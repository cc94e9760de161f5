import type { Question } from '#exam/question.ts';
import { writtenLanguage } from '#exam/written-language.ts';
import { messageOf } from '#text/message.ts';
import { questionRule, type QuestionRule } from './bank-rule.ts';

const saysWhatItIsWrittenIn = questionRule('language', 'error', (question) => {
  const inNepali = writtenLanguage(question.question) === 'ne';
  if (inNepali === (question.language === 'ne')) return [];
  return [messageOf(inNepali ? 'nepali-unsaid' : 'not-nepali')];
});

/**
 * A bar, or a full stop after a word. A stop after a short word abbreviates it (डा.), and so do several stops (वि.सं.).
 */
const otherEnd = /[|‖]|(?<![\u0900-\u097f.])[\u0900-\u097f]{3,}\.(?:\s|$)/u;

/** Typed Nepali often has a bar or a full stop in place of a danda. It also has letters that only look right. */
const nepaliIsTypedWell = questionRule('nepali-typing', 'error', (question) => {
  if (question.language !== 'ne') return [];
  return texts(question).flatMap((text) => [
    ...(otherEnd.test(text) ? [messageOf('sentence-end', text)] : []),
    ...(/\s[।॥]/u.test(text) ? [messageOf('danda-space', text)] : []),
    ...(text === text.normalize('NFC') ? [] : [messageOf('normal-form', text)]),
  ]);
});

/**
 * Words between straight quotation marks. An apostrophe within a word, as in don't, ends nothing. In TeX the mark is a
 * derivative.
 */
const straightMarks = /(?<![\w$\\'=])'(?:[^'$]|(?<=\w)'(?=\w))+'(?![\w'])/u;

/** Code keeps the marks that its language needs. */
const isOfComputing = /comput|program/;

/** Curly marks show where a quotation begins and ends, even beside apostrophes. */
const quotationMarksAreCurly = questionRule('quotation-marks', 'error', (question) =>
  isOfComputing.test(question.category)
    ? []
    : texts(question)
        .filter((text) => straightMarks.test(text))
        .map((text) => messageOf('straight-marks', text)),
);

/** Words of our banks that British English spells with an s. */
const americanSpelling =
  /\b(?:oxid|ion|neutral|hybrid|stabil|standard|polymer|polar|crystall|galvan|real|recogn)iz\w*/iu;

const spellingIsBritish = questionRule('spelling', 'error', (question) =>
  texts(question).flatMap((text) => {
    const word = americanSpelling.exec(text)?.[0];
    return word === undefined ? [] : [messageOf('american-spelling', word)];
  }),
);

/** Rules about the language of a question. */
export const languageRules: readonly QuestionRule[] = [
  saysWhatItIsWrittenIn,
  nepaliIsTypedWell,
  quotationMarksAreCurly,
  spellingIsBritish,
];

function texts({ question, options, explanation }: Question): readonly string[] {
  return [question, ...options, explanation ?? ''];
}

import { categoryKey } from '#exam/category.ts';
import { mathOfTex } from '#content/math/math.ts';
import { texOf, textsOf } from '#content/load/tex.ts';
import { questionRule, type QuestionRule } from './bank-rule.ts';

const privateUse = /\p{Co}/u;
const control = /\p{Cc}/u;
const markup = /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;|\*\*|\\\(|\\\[|`/i;

export const answerIsAnOption = questionRule('answer-unknown', 'error', ({ options, answer }) =>
  options.includes(answer) ? [] : [`the answer '${answer}' is none of the options`],
);

export const answerIsReadable = questionRule('answer-unreadable', 'error', ({ answer }) =>
  answer.trim() === ''
    ? ['the answer is empty']
    : privateUse.test(answer)
      ? ['the answer is a private-use character']
      : [],
);

export const optionsDiffer = questionRule('equal-options', 'error', ({ options }) =>
  new Set(options.map((option) => option.trim())).size < options.length ? ['two options are equal'] : [],
);

export const threeToFiveOptions = questionRule('option-count', 'error', ({ options }) =>
  options.length < 3 || options.length > 5 ? [`has ${options.length} options, not 3 to 5`] : [],
);

export const stemIsComplete = questionRule('stem', 'error', ({ question }) =>
  question.trim().length < 8 ? ['the question text is empty or incomplete'] : [],
);

export const explanationTeaches = questionRule('explanation', 'error', ({ explanation }) =>
  explanation === undefined || explanation.trim().length < 20 ? ['the explanation is missing or too short'] : [],
);

export const dollarsPair = questionRule('unpaired-dollar', 'error', (question) =>
  textsOf(question)
    .filter((text) => text.split('$').length % 2 === 0)
    .map((text) => `a $ without a partner in '${text}'`),
);

export const texCompiles = questionRule('tex', 'error', (question) =>
  [...texOf(question)].flatMap((tex) => {
    try {
      mathOfTex(tex);
      return [];
    } catch (error) {
      return [`TeX does not compile: ${error instanceof Error ? error.message : String(error)}`];
    }
  }),
);

export const noLeftoverMarkup = questionRule('markup', 'error', (question) =>
  textsOf(question)
    .filter((text) => markup.test(text) || control.test(text))
    .map((text) => `markup or a control character is left in '${text}'`),
);

export const categoryIsWellSpelt = questionRule('category', 'warning', ({ category }) =>
  categoryKey(category) === category ? [] : [`the category '${category}' is read as '${categoryKey(category)}'`],
);

/** Rules that check one question at a time. */
export const questionRules: readonly QuestionRule[] = [
  answerIsAnOption,
  answerIsReadable,
  optionsDiffer,
  threeToFiveOptions,
  stemIsComplete,
  explanationTeaches,
  dollarsPair,
  texCompiles,
  noLeftoverMarkup,
  categoryIsWellSpelt,
];

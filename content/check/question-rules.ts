import { categoryKey } from '#exam/category.ts';
import { mathOfTex } from '#content/math/math.ts';
import { texOf, textsOf } from '#content/load/tex.ts';
import { questionRule, type BankRule } from './bank-rule.ts';

const privateUse = /\p{Co}/u;
const control = /\p{Cc}/u;
const markup = /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;|\*\*|\\\(|\\\[|`/i;

export const answerIsAnOption = questionRule('error', ({ options, answer }) =>
  options.includes(answer) ? [] : [`the answer '${answer}' is none of the options`],
);

export const answerIsReadable = questionRule('error', ({ answer }) =>
  answer.trim() === ''
    ? ['the answer is empty']
    : privateUse.test(answer)
      ? ['the answer is a private-use character']
      : [],
);

export const optionsDiffer = questionRule('error', ({ options }) =>
  new Set(options.map((option) => option.trim())).size < options.length ? ['two options are equal'] : [],
);

export const threeToFiveOptions = questionRule('error', ({ options }) =>
  options.length < 3 || options.length > 5 ? [`has ${options.length} options, not 3 to 5`] : [],
);

export const stemIsComplete = questionRule('error', ({ question }) =>
  question.trim().length < 8 ? ['the question text is empty or incomplete'] : [],
);

export const explanationTeaches = questionRule('error', ({ explanation }) =>
  explanation === undefined || explanation.trim().length < 20 ? ['the explanation is missing or too short'] : [],
);

export const dollarsPair = questionRule('error', (question) =>
  textsOf(question)
    .filter((text) => text.split('$').length % 2 === 0)
    .map((text) => `a $ without a partner in '${text}'`),
);

export const texCompiles = questionRule('error', (question) =>
  [...texOf(question)].flatMap((tex) => {
    try {
      mathOfTex(tex);
      return [];
    } catch (error) {
      return [`TeX does not compile: ${error instanceof Error ? error.message : String(error)}`];
    }
  }),
);

export const noLeftoverMarkup = questionRule('error', (question) =>
  textsOf(question)
    .filter((text) => markup.test(text) || control.test(text))
    .map((text) => `markup or a control character is left in '${text}'`),
);

export const categoryIsWellSpelt = questionRule('warning', ({ category }) =>
  categoryKey(category) === category ? [] : [`the category '${category}' is read as '${categoryKey(category)}'`],
);

/** Rules that look at one question at a time. */
export const questionRules: readonly BankRule[] = [
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

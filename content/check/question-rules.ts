import { categoryKey } from '#exam/category.ts';
import { messageOf } from '#text/message.ts';
import { mathOfTex } from '#content/math/math.ts';
import { texOf, textsOf } from '#content/load/tex.ts';
import { questionRule, type QuestionRule } from './bank-rule.ts';

const privateUse = /\p{Co}/u;
const control = /\p{Cc}/u;
const markup = /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;|\*\*|\\\(|\\\[|`/i;

export const answerIsAnOption = questionRule('answer-unknown', 'error', ({ options, answer }) =>
  options.includes(answer) ? [] : [messageOf('answer-unknown', answer)],
);

export const answerIsReadable = questionRule('answer-unreadable', 'error', ({ answer }) =>
  answer.trim() === '' ? [messageOf('answer-empty')] : privateUse.test(answer) ? [messageOf('answer-private')] : [],
);

export const optionsDiffer = questionRule('equal-options', 'error', ({ options }) =>
  new Set(options.map((option) => option.trim())).size < options.length ? [messageOf('equal-options')] : [],
);

export const threeToFiveOptions = questionRule('option-count', 'error', ({ options }) =>
  options.length < 3 || options.length > 5 ? [messageOf('option-count', options.length)] : [],
);

export const stemIsComplete = questionRule('stem', 'error', ({ question }) =>
  question.trim().length < 8 ? [messageOf('stem-incomplete')] : [],
);

export const explanationTeaches = questionRule('explanation', 'error', ({ explanation }) =>
  explanation === undefined || explanation.trim().length < 20 ? [messageOf('explanation-short')] : [],
);

export const dollarsPair = questionRule('unpaired-dollar', 'error', (question) =>
  textsOf(question)
    .filter((text) => text.split('$').length % 2 === 0)
    .map((text) => messageOf('unpaired-dollar', text)),
);

export const texCompiles = questionRule('tex', 'error', (question) =>
  [...texOf(question)].flatMap((tex) => {
    try {
      mathOfTex(tex);
      return [];
    } catch (error) {
      return [messageOf('tex-error', error instanceof Error ? error.message : String(error))];
    }
  }),
);

export const noLeftoverMarkup = questionRule('markup', 'error', (question) =>
  textsOf(question)
    .filter((text) => markup.test(text) || control.test(text))
    .map((text) => messageOf('markup-left', text)),
);

export const categoryIsWellSpelt = questionRule('category', 'warning', ({ category }) =>
  categoryKey(category) === category ? [] : [messageOf('category-spelling', category, categoryKey(category))],
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

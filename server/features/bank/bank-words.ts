import { errorTexts } from '#server/platform/errors/catalogue.ts';
import * as en from '#text/en/bank.ts';
import { inEachLanguage, type Language } from '#text/language.ts';
import * as ne from '#text/ne/bank.ts';
import { devanagariDigits } from '#text/numbers.ts';

const texts = inEachLanguage(en, ne);

/** What the bank says of reports, of `times` in the sum, and of itself, in a language. */
export function bankWords(language: Language) {
  const t = texts[language];
  return {
    reported: t.reported,
    reportedElsewhere: t.reportedElsewhere,
    reportReasons: t.reportReasons,
    quoted: t.quoted,
    times: t.times,
    rightFirst: t.rightFirst,
    nearDuplicate: t.nearDuplicate,
    nearDuplicateAt: t.nearDuplicateAt,
    nearDuplicates: t.nearDuplicates,
    differentKeys: t.differentKeys,
    ofAKind: t.ofAKind,
  };
}

/** The sentences of the contract's rules by what they say in English. */
const rules = new Map(
  Object.entries(errorTexts.en).flatMap(([name, text]) => {
    const other = errorTexts.ne[name as keyof typeof errorTexts.ne];
    return typeof text === 'string' && typeof other === 'string' ? [[text, other] as const] : [];
  }),
);

const templates = texts.ne.sentences.map(([english, nepali]) => ({ matches: patternOf(english), nepali }));

/**
 * A sentence that the bank's rules, or who reads question files, have written in English, in the language of who reads it.
 * What it quotes of an item stays as it is; so does a sentence that has no other words.
 */
export function sayIn(language: Language, sentence: string): string {
  if (language === 'en') return sentence;
  const rule = rules.get(sentence);
  if (rule !== undefined) return rule;
  for (const { matches, nepali } of templates) {
    const found = matches.exec(sentence);
    if (found)
      return filled(
        nepali,
        found.slice(1).map((part) => sayIn(language, part)),
      );
  }
  return sentence;
}

function patternOf(english: string): RegExp {
  const parts = english.split('{}').map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('([^]+?)')}$`);
}

function filled(template: string, parts: readonly string[]): string {
  const given = [...parts];
  return template.replaceAll(/\{#?\}/g, (place) => {
    const part = given.shift() ?? '';
    return place === '{#}' ? devanagariDigits(part) : part;
  });
}

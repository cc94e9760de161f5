/** Devanagari letters; the danda and the digits stand in other scripts' texts as well. */
const nepaliLetters = /[\u0904-\u0939\u0958-\u0961]/gu;
const latinLetters = /\p{Script=Latin}/gu;

/** A formula is in no language. */
const formula = /\$[^$]*\$/gu;

/** What a text is mostly written in: an English question may name a Nepali word. Takes its source, with formulas between dollars. */
export function writtenLanguage(text: string): 'en' | 'ne' {
  const words = text.replaceAll(formula, ' ');
  const countOf = (letters: RegExp) => words.match(letters)?.length ?? 0;
  return countOf(nepaliLetters) > countOf(latinLetters) ? 'ne' : 'en';
}

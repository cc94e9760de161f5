/**
 * What is to be said before it is known in which language: the code of a text, and the values that the text takes. A rule gives
 * this instead of words; a code without a text, and a value that its text does not take, do not compile.
 */
export type Message<Texts> = {
  readonly [Code in keyof Texts & string]: {
    readonly code: Code;
    readonly values: Texts[Code] extends (...values: infer Values) => string ? Readonly<Values> : readonly [];
  };
}[keyof Texts & string];

/** The message of a code with the values that its text takes. */
export function messageOf<Code extends string, const Values extends readonly unknown[]>(
  code: Code,
  ...values: Values
): { readonly code: Code; readonly values: Values } {
  return { code, values };
}

/** The sentence of a message, in the language of the texts. */
export function sentenceOf<Texts extends object>(texts: Texts, { code, values }: Message<Texts>): string {
  return storedSentence(texts, code, values) ?? code;
}

/** The same for what was stored by another version of the program, and may have no text any more: that gives null. */
export function storedSentence(texts: object, code: string, values: readonly unknown[]): string | null {
  const text = Object.entries(texts).find(([name]) => name === code)?.[1];
  if (typeof text === 'function') return String(text(...values));
  return typeof text === 'string' ? text : null;
}

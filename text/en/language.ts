import type { Language } from '#text/language.ts';

/** The language of this build. */
export const language: Language = 'en';
export const prefix: string = '';
export const heading = 'Language';
/** What a question that names no language carries as its own, where that is not the page's. */
export const ofQuestions: Language | undefined = undefined;
/** A number that stands in a sentence, or by itself in its type, and on no answer sheet. */
export const figure = (number: number) => String(number);

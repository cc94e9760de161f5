import type { Language } from '#text/language.ts';

/** The language of this build. */
export const language: Language = 'en';
export const prefix: string = '';
export const heading = 'Language';
/** The language of a question that names none, if it differs from the page's. */
export const ofQuestions: Language | undefined = undefined;
/** A number in a sentence, or alone in the text's typeface; not for answer sheets. */
export const figure = (number: number) => String(number);

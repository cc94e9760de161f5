import type { Language } from '#text/language.ts';
import { numberIn } from '#text/numbers.ts';

/** The language of this build. */
export const language: Language = 'ne';
export const prefix: string = '/ne';
export const heading = 'भाषा';
/** The language of a question that names none, if it differs from the page's. */
export const ofQuestions: Language | undefined = 'en';
/** A number in a sentence, or alone in the text's typeface; not for answer sheets. */
export const figure = (number: number) => numberIn('ne', number);

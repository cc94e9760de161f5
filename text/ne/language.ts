import type { Language } from '#text/language.ts';
import { numberIn } from '#text/numbers.ts';

/** The language of this build. */
export const language: Language = 'ne';
export const prefix: string = '/ne';
export const heading = 'भाषा';
/** What a question that names no language carries as its own, where that is not the page's. */
export const ofQuestions: Language | undefined = 'en';
/** A number that stands in a sentence, or by itself in its type, and on no answer sheet. */
export const figure = (number: number) => numberIn('ne', number);

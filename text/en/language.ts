import type { Language } from '#text/language.ts';

/** The language of this build. */
export const language: Language = 'en';
export const prefix: string = '';
export const heading = 'Language';
/** What a question that names no language carries as its own, where that is not the page's. */
export const ofQuestions: Language | undefined = undefined;

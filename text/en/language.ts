import type { Language } from '#text/language.ts';

/** The language of this build. */
export const language: Language = 'en';
export const prefix: string = '';
export const heading = 'Language';

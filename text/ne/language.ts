import type { Language } from '#text/language.ts';

/** The language of this build. */
export const language: Language = 'ne';
export const prefix: string = '/ne';
export const heading = 'भाषा';

/** The languages that screens, messages and questions come in: English by default, and Nepali. */
export type Language = 'en' | 'ne';

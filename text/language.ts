/** The languages that screens, messages and questions come in, by their codes (BCP 47): English by default, and Nepali. */
export const languages = ['en', 'ne'] as const;
export type Language = (typeof languages)[number];

/** The prefix of the addresses of a language's pages. */
export const prefixes: Readonly<Record<Language, string>> = { en: '', ne: '/ne' };

/** Matches the start of a Nepali page's path, in upper or lower case, as the client's router reads it. */
export const nepaliPrefix = '^/ne(?=/|$)';

/** The language of the page at a path: '/ne/csit' → 'ne'. */
export function languageOfPath(path: string): Language {
  return new RegExp(nepaliPrefix, 'i').test(path) ? 'ne' : 'en';
}

/** The path of a page without its language: '/ne/csit' → '/csit', '/ne' → '/'. */
export function withoutLanguage(path: string): string {
  return path.replace(new RegExp(nepaliPrefix, 'i'), '') || '/';
}

/** The address of a path in a language: '/csit' → '/ne/csit', '/' → '/ne'. */
export function addressIn(language: Language, path: string): string {
  return path === '/' ? prefixes[language] || '/' : prefixes[language] + path;
}

/** The texts of one file of text/en in any language. Each string may differ. */
export type Texts<English> = {
  readonly [Name in keyof English]: English[Name] extends string ? string : English[Name];
};

/** The texts of one file in every language. The server needs them, because it learns the language at run time. */
export function inEachLanguage<English>(en: English, ne: Texts<English>): Readonly<Record<Language, Texts<English>>> {
  // A text is any string; which one it is does not matter here.
  return { en: en as Texts<English>, ne };
}

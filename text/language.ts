/** The languages that screens, messages and questions come in, by their codes (BCP 47): English by default, and Nepali. */
export const languages = ['en', 'ne'] as const;
export type Language = (typeof languages)[number];

/** What the addresses of a language's pages begin with. */
export const prefixes: Readonly<Record<Language, string>> = { en: '', ne: '/ne' };

/** Matches the beginning of the path of a Nepali page, in either case, as the client's router reads it. */
export const nepaliPrefix = '^/ne(?=/|$)';

/** The language of the page at a path: '/ne/csit' → 'ne'. */
export function languageOfPath(path: string): Language {
  return new RegExp(nepaliPrefix, 'i').test(path) ? 'ne' : 'en';
}

/** The path of a page without what tells its language: '/ne/csit' → '/csit', '/ne' → '/'. */
export function withoutLanguage(path: string): string {
  return path.replace(new RegExp(nepaliPrefix, 'i'), '') || '/';
}

/** The address in a language of what has this path in each: '/csit' → '/ne/csit', '/' → '/ne'. */
export function addressIn(language: Language, path: string): string {
  return path === '/' ? prefixes[language] || '/' : prefixes[language] + path;
}

/** The texts of one file of text/en in any language: each string may be another one. */
export type Texts<English> = {
  readonly [Name in keyof English]: English[Name] extends string ? string : English[Name];
};

/** The texts of one file in every language, for whoever learns the language at run time: the server. */
export function inEachLanguage<English>(en: English, ne: Texts<English>): Readonly<Record<Language, Texts<English>>> {
  // A text is a string: that it is this one matters to nobody.
  return { en: en as Texts<English>, ne };
}

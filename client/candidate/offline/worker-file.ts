import type { Language } from '#text/language.ts';

/** The hall's service worker in a language, from the root of dist/: from there it may take any addresses into its care. */
export function hallWorkerFile(language: Language): string {
  return language === 'en' ? 'sw-hall.js' : `sw-hall-${language}.js`;
}

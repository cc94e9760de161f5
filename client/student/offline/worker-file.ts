import type { Language } from '#text/language.ts';

/** The service worker of a language, from the root of dist/: from there it may take any addresses into its care. */
export function workerFile(language: Language): string {
  return language === 'en' ? 'sw.js' : `sw-${language}.js`;
}

import type { Language } from '#text/language.ts';

/** The service worker of a language, in the root of dist/. From there it may serve any addresses. */
export function workerFile(language: Language): string {
  return language === 'en' ? 'sw.js' : `sw-${language}.js`;
}

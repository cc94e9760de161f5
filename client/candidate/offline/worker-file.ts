import type { Language } from '#text/language.ts';

/** The hall's service worker in a language, in the root of dist/. From there it may serve any addresses. */
export function hallWorkerFile(language: Language): string {
  return language === 'en' ? 'sw-hall.js' : `sw-hall-${language}.js`;
}

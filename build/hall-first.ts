import type { Plugin } from 'vite';
import { needsScript, notLoaded, openAgain, opening } from '#text/en/hall-first.ts';
import type { Language } from '#text/language.ts';
import * as ne from '#text/ne/hall-first.ts';

const texts = { en: { opening, notLoaded, openAgain, needsScript }, ne } as const;

/**
 * Writes into the hall's page, in its language, the text that stands there before the program has loaded: `{opening}` and the others of
 * text/…/hall-first.ts.
 */
export function hallFirst(language: Language): Plugin {
  const written = texts[language];
  return {
    name: 'tayari-hall-first',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('{opening}', written.opening)
          .replace('{notLoaded}', written.notLoaded)
          .replace('{openAgain}', written.openAgain)
          .replace('{needsScript}', written.needsScript),
    },
  };
}

import { defaultClientConditions, defaultServerConditions, type InlineConfig, type Plugin } from 'vite';
import { prefixes, type Language } from '#text/language.ts';
import { preloadOf } from './preload-of.ts';

/** The faces that the first paint of a Nepali page needs, besides those of every page. */
const firstFonts = /mukta-nepali-(400|800)-.+\.woff2$/;

/**
 * What a build of the client in one language adds to vite.config.ts. '#messages/…' leads only to that language's texts (`imports` of
 * package.json), and the page says its language.
 */
export function inLanguage(language: Language): InlineConfig {
  return {
    resolve: { conditions: [language, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [language, ...defaultServerConditions] } },
    plugins: [sayLanguage(language)],
  };
}

function sayLanguage(language: Language): Plugin {
  return {
    name: 'tayari-say-language',
    transformIndexHtml: (html, { bundle = {} }) => ({
      html: html
        .replace('<html lang="en"', `<html lang="${language}"`)
        .replace('"/manifest.webmanifest"', `"${prefixes[language]}/manifest.webmanifest"`),
      tags: Object.keys(bundle)
        .filter((file) => language === 'ne' && firstFonts.test(file))
        .map((file) => preloadOf(file)),
    }),
  };
}

/** The folder in dist/ of the pages of a language: '' or 'ne/'. */
export function folderOf(language: Language): string {
  return prefixes[language] === '' ? '' : `${prefixes[language].slice(1)}/`;
}

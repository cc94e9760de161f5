import { language } from '#messages/language.ts';
import type { Language } from '#text/language.ts';
import outline from './language-name.svg?no-inline';

/**
 * A language under its own name. On an English page the Nepali one is an outline (Mukta 400, OFL): one word does not justify a font, and a
 * hidden text would load one.
 */
export function LanguageName({ lang }: { lang: Language }) {
  if (lang === 'en') return 'English';
  if (language === 'ne') return 'नेपाली';
  return (
    <svg viewBox="-10 -890 2220 950" height="1em" fill="currentColor" role="img" aria-label="नेपाली">
      <use href={`${outline}#n`} />
    </svg>
  );
}

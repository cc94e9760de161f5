import { heading, language } from '#messages/language.ts';
import type { Language } from '#text/language.ts';
import button from '#client/ui/button.module.css';
import outline from './language-name.svg?no-inline';
import { NavChoices } from './nav-choices.tsx';

/** Fetched when it is needed, which for most is never. */
const switching = () => import('./switch-language.ts');

/** For when a page has just been come to from the other language. */
export function focusAfterSwitch(): void {
  if ((history.state as { pressed?: string } | null)?.pressed) void switching().then((it) => it.focusPressed());
}

const switchTo = (to: Language) => switching().then((it) => it.switchLanguage(to));

/** Both languages under their own names. */
export function LanguageSwitch() {
  return (
    <NavChoices
      heading={heading}
      choices={(['ne', 'en'] as const).map((lang) => ({
        name: lang,
        label: <NameOf lang={lang} />,
        lang,
        chosen: lang === language,
        choose: () => switchTo(lang),
      }))}
    />
  );
}

/** The other language, for a page's own foot. */
export function OtherLanguage() {
  const lang = language === 'ne' ? 'en' : 'ne';
  return (
    <button type="button" className={button.link} lang={lang} onClick={() => void switchTo(lang)}>
      <NameOf lang={lang} />
    </button>
  );
}

/** A language under its own name. On an English page the Nepali one is an outline (Mukta 400, OFL): it is worth no font. */
function NameOf({ lang }: { lang: Language }) {
  if (lang === 'en') return 'English';
  if (language === 'ne') return 'नेपाली';
  return (
    <>
      <svg viewBox="-10 -890 2220 950" height="1em" fill="currentColor" aria-hidden="true">
        <use href={`${outline}#n`} />
      </svg>
      <span className="vh">नेपाली</span>
    </>
  );
}

import { heading, language } from '#messages/language.ts';
import type { Language } from '#text/language.ts';
import button from '#client/ui/button.module.css';
import { LanguageName } from '#client/ui/language-name.tsx';
import { NavChoices } from './nav-choices.tsx';

/** Loads when it is needed, which is rare. */
const switching = () => import('./switch-language.ts');

/** For a page right after a change from the other language. */
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
        label: <LanguageName lang={lang} />,
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
      <LanguageName lang={lang} />
    </button>
  );
}

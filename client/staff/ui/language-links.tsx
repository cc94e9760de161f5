import { useLocation } from 'react-router';
import { cookieText } from '#client/lib/cookie.ts';
import { language } from '#messages/language.ts';
import { languages, prefixes, type Language } from '#text/language.ts';
import styles from './language-links.module.css';

const names: Record<Language, string> = { en: 'English', ne: 'नेपाली' };

interface LanguageLinksProps {
  /** What follows the # of the other page's address, and never reaches a server. */
  readonly secret?: string;
}

/** The same screen in the other language: a page of its own. A cookie tells the API and the next visit about the choice. */
export function LanguageLinks({ secret = '' }: LanguageLinksProps) {
  const { pathname, search } = useLocation();
  return languages.map((each) =>
    each === language ? (
      <span key={each} lang={each} className={`${styles.present} ink-3 inline-flex items-center`}>
        {names[each]}
      </span>
    ) : (
      <a
        key={each}
        className={`${styles.other} inline-flex items-center`}
        href={prefixes[each] + pathname + search + (secret && `#${secret}`)}
        lang={each}
        hrefLang={each}
        onClick={() => {
          document.cookie = cookieText('language', each);
        }}
      >
        {names[each]}
      </a>
    ),
  );
}

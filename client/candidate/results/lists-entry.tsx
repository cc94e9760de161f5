// The code with which the server makes the pages of published lists, built as a module (build/server-module.ts).
import { renderToStaticMarkup } from 'react-dom/server';
import { prefixes, type Language } from '#text/language.ts';
import { language } from '#messages/language.ts';
import { meritList } from '#messages/results.ts';
import button from '#client/ui/button.module.css';
import { LanguageName } from '#client/ui/language-name.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';
import type { PublishedResults } from '#contract/published-results.ts';
import { titleIn } from '#client/candidate/frame/exam-ident.tsx';
import { PublishedLists } from './published-lists.tsx';
import sheetAddress from './result.css?url&no-inline';
import hall from '#client/candidate/frame/hall.module.css';
import head from '#client/candidate/frame/hall-head.module.css';

/** The style sheet that the lists need beside the hall's own, by its address. */
export const sheet = sheetAddress;

/** A separate file has no outline beside it (client/ui/language-name.tsx). */
const ownNames: Readonly<Record<Language, string>> = { en: 'English', ne: 'नेपाली' };

interface ListsInput {
  readonly code: string;
  readonly published: PublishedResults;
  readonly signature: string;
  /** The zone of the displayed times, by its IANA name. */
  readonly zone: string;
  /** For a page without a server: the names of the files beside it, and of the page in each language. */
  readonly apart?: {
    readonly signed: string;
    readonly publicKey: string;
    readonly pages: Readonly<Record<Language, string>>;
  };
}

/** The parts of a page of published lists: its title and the markup of its root. */
export function renderLists({ code, published, signature, zone, apart }: ListsInput): { title: string; html: string } {
  const other = language === 'ne' ? 'en' : 'ne';
  const address = apart ? apart.pages[other] : `${prefixes[other]}/results/${code}`;
  const html = renderToStaticMarkup(
    <div className={hall.page}>
      <header className={`${head.head} ${head.quiet}`}>
        <div className={head.headline} aria-hidden="true" />
        <span className={head.brand}>
          <Wordmark />
        </span>
        <p className={head.who} />
        <div className={`screen-only ${head.tools}`}>
          <a className={button.link} href={address} hrefLang={other} lang={other}>
            {apart ? ownNames[other] : <LanguageName lang={other} />}
          </a>
        </div>
      </header>
      <main id="main">
        <PublishedLists
          code={code}
          published={published}
          signature={signature}
          zone={zone}
          lookUp={apart ? 'none' : 'waiting'}
          {...(apart && { files: apart })}
        />
      </main>
    </div>,
  );
  return { title: `${titleIn(published.title)}: ${meritList}`, html };
}

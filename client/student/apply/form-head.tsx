import type { CSSProperties } from 'react';
import { inLanguage } from '#client/student/notices/notice-parts.tsx';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { paths } from '#client/lib/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { LanguageName } from '#client/ui/language-name.tsx';
import { Link } from '#client/ui/link.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';
import button from '#client/ui/button.module.css';
import head from '#client/candidate/frame/hall-head.module.css';
import save from '#client/candidate/frame/save-state.module.css';
import type { Notice } from '#contract/notices.ts';
import { figure, language } from '#messages/language.ts';
import * as m from '#messages/apply.ts';
import { tayariHome } from '#messages/frame.ts';
import { timeAt } from '#text/dates.ts';
import { prefixes } from '#text/language.ts';
import type { FormState } from './open-application.ts';

const other = language === 'ne' ? 'en' : 'ne';

interface FormHeadProps {
  readonly notice: Pick<Notice, 'code' | 'title' | 'state'>;
  /** How many of the parts are done; the headline of the word is drawn out by them. */
  readonly done: number;
  readonly all: number;
  /** Without a form there is no state of saving. */
  readonly state?: FormState;
}

/** The head of a form: the word, whose headline is the progress; the examination; the state of saving. */
export function FormHead({ notice, done, all, state }: FormHeadProps) {
  const style = { '--left': done / all, '--n': all } as CSSProperties;
  return (
    <header className={`${head.head} ${head.quiet}`}>
      <div className={`${head.headline} ${head.clock}`} style={style} aria-hidden="true">
        <i />
      </div>
      <Link className={head.brand} to={paths.notice.to({ code: notice.code })} aria-label={tayariHome}>
        <Wordmark />
      </Link>
      <p className={head.who}>{inLanguage(notice.title)}</p>
      <div className={`screen-only ${head.tools}`}>
        <a
          className={button.link}
          href={prefixes[other] + location.pathname.replace(/^\/ne(?=\/)/, '')}
          hrefLang={other}
          lang={other}
        >
          <LanguageName lang={other} />
        </a>
      </div>
      {state && <SaveLine state={state} notice={notice} />}
    </header>
  );
}

/** What is kept where: always there, and true. */
function SaveLine({ state, notice }: { state: FormState; notice: FormHeadProps['notice'] }) {
  const { keptAt, unsent, isOffline, lasts, refused, number } = state;
  const time = keptAt === null ? '' : timeAt(keptAt, timeZone);
  if (!lasts && unsent > 0) return <Line loud>{m.keepsNothing}</Line>;
  if (refused?.code === 'wrong-state' || (notice.state === 'closed' && unsent > 0))
    return <Line loud>{m.closedMeanwhile}</Line>;
  if (refused !== null) return <Line loud>{refused.message}</Line>;
  if (isOffline)
    return (
      <div className={`${save.state} ${save.kept}`} role="status">
        <span>{m.noConnection}</span>
        {unsent > 0 && <span className={save.count}>{figure(unsent)}</span>}
      </div>
    );
  if (keptAt === null) return <Line>{m.nothingYet}</Line>;
  if (unsent > 0 || number === null) return <Line>{m.keptHere(time)}</Line>;
  return <Line>{m.keptOnline(time)}</Line>;
}

function Line({ loud = false, children }: { loud?: boolean; children: string }) {
  return (
    <div className={loud ? `${save.state} ${save.loud}` : save.state} role={loud ? 'alert' : 'status'}>
      <Icon name={loud ? 'warning' : 'tick'} size={18} />
      <span>{children}</span>
    </div>
  );
}

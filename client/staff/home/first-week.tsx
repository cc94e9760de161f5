import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bubble } from '#client/ui/bubble.tsx';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import layout from '#client/ui/layout.module.css';
import { Link } from '#client/ui/link.tsx';
import { cookieText } from '#client/lib/cookie.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-home.ts';
import { numberIn } from '#text/numbers.ts';
import { useStaffSession } from '../api/session.ts';
import { staffCall } from '../api/staff-call.ts';
import { Notice } from '../ui/notice.tsx';
import page from '../ui/staff-page.module.css';
import { TryAgain } from '../ui/try-again.tsx';
import styles from './first-week.module.css';
import { weekLines, type WeekLine } from './week-lines.ts';

/** A cookie, because the start of an exam clears the browser's storage. */
const cookie = 'first-week';

/** What a college does in its first week, for heads. It folds away when all is done, and can be hidden. */
export function FirstWeek() {
  const { data: session } = useStaffSession();
  const [isHidden, setIsHidden] = useState(() => document.cookie.split('; ').includes(`${cookie}=hidden`));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['first-week'],
    queryFn: ({ signal }) => staffCall('GET /staff/first-week', { signal }),
  });
  const hide = (hidden: boolean) => {
    document.cookie = cookieText(cookie, hidden ? 'hidden' : 'shown');
    setIsHidden(hidden);
  };
  if (isHidden) {
    return (
      <p>
        <Button kind="link" onClick={() => hide(false)}>
          {m.showList}
        </Button>
      </p>
    );
  }
  if (data === undefined) {
    return error === null ? null : (
      <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
        <b>{m.firstWeekNotLoaded}</b> {error.message}
      </Notice>
    );
  }
  const lines = weekLines(data, session?.duties.includes('operator') === true);
  const done = lines.filter(({ isDone }) => isDone).length;
  if (done === lines.length) {
    return (
      <details>
        <summary className={button.link}>{m.allDone(lines.length)}</summary>
        <Lines lines={lines} />
      </details>
    );
  }
  return (
    <section aria-labelledby="first-week">
      <header className={`${layout.form} ${page.head}`}>
        <div>
          <h2 className="h2" id="first-week">
            {m.firstWeek}
          </h2>
          <p>{m.doneOf(done, lines.length)}</p>
        </div>
        <Button kind="link" onClick={() => hide(true)}>
          {m.hideList}
        </Button>
      </header>
      <Lines lines={lines} />
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly WeekLine[] }) {
  const current = lines.find(({ isDone }) => !isDone);
  return (
    <ol className={`${styles.week} ink-above`}>
      {lines.map(({ name, title, note, isDone, left, acts, how }, place) => (
        <li key={name} aria-current={name === current?.name ? 'step' : undefined}>
          <span className={styles.bubble}>
            <input type="checkbox" hidden checked={isDone} readOnly />
            <Bubble letter={numberIn(language, place + 1)} />
          </span>
          <div>
            <b>{title}</b>
            <p className="ink-2 text-15">{note}</p>
            {name === current?.name && (
              <>
                {how !== undefined && <p className="ink-2 text-15">{how}</p>}
                <div className={layout.row}>
                  {acts.map((act, at) => (
                    <Link key={act.to} className={at === 0 ? button.filled : button.outlined} to={act.to}>
                      {act.title}
                    </Link>
                  ))}
                </div>
              </>
            )}
            {name !== current?.name && !isDone && acts[0] !== undefined && (
              <Link className={button.link} to={acts[0].to}>
                {acts[0].title}
              </Link>
            )}
          </div>
          <span className={`${layout.line} ${styles.state}`}>
            {isDone ? (
              <>
                <Icon name="tick" size={15} weight={3} /> {m.done}
              </>
            ) : (
              left
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

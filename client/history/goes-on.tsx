import { useNavigate } from 'react-router';
import { examRoute, parseExamId } from '#client/practice/exam/exam-routes.ts';
import button from '#client/ui/button.module.css';
import type { PaperAside } from '#exam/record/record.ts';
import * as m from '#messages/history.ts';
import { language } from '#messages/language.ts';
import { goOn } from '#messages/parts.ts';
import { dayAt, shortDayIn, timeAt } from '#text/dates.ts';
import { continueAside } from './continue-aside.ts';
import { paperTitle } from './paper-title.ts';

/** Papers that are not finished: each goes on where it was left. */
export function GoesOn({ asides }: { readonly asides: readonly PaperAside[] }) {
  const navigate = useNavigate();
  if (asides.length === 0) return null;
  const go = (aside: PaperAside) => {
    const named = parseExamId(aside.exam);
    if (named === null) return;
    void continueAside(aside);
    void navigate(examRoute(named.format).to(named.key));
  };
  return (
    <section className="own-month">
      <h2>{m.unfinished}</h2>
      <ul>
        {asides.map((aside) => (
          <li key={aside.id} data-now="">
            <div>
              <b>{paperTitle(aside)}</b>
              <small>
                {m.settledOf(aside.settled, aside.total)} · {shortDayIn(language, dayAt(aside.left))}{' '}
                <span className="mono">{timeAt(aside.left)}</span>
              </small>
            </div>
            <button
              type="button"
              className={button.filled}
              aria-label={m.continueNamed(paperTitle(aside))}
              onClick={() => go(aside)}
            >
              {goOn}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

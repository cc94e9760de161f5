import { useNavigate } from 'react-router';
import { examRoute, parseExamId } from '#client/practice/exam/exam-routes.ts';
import button from '#client/ui/button.module.css';
import * as m from '#messages/history.ts';
import { language } from '#messages/language.ts';
import { goOn } from '#messages/parts.ts';
import { dayAt, shortDayIn, timeAt } from '#text/dates.ts';
import type { PaperGoingOn } from './load-history.ts';
import type { OpenMock } from './mock-store.ts';
import { paths } from '#client/shell/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { continueAside } from './continue-aside.ts';
import { mockTitles } from './mock-titles.ts';
import { openMockSays } from './open-mock-says.ts';
import { paperTitle } from './paper-title.ts';

interface GoesOnProps {
  readonly asides: readonly PaperGoingOn[];
  readonly mocks: readonly OpenMock[];
  /** ms since the epoch. */
  readonly now: number;
}

/** Papers that are not finished: each goes on where it was left. First those whose clock runs on. */
export function GoesOn({ asides, mocks, now }: GoesOnProps) {
  const navigate = useNavigate();
  if (asides.length + mocks.length === 0) return null;
  const go = (aside: PaperGoingOn) => {
    const named = parseExamId(aside.exam);
    if (named === null) return;
    void continueAside(aside);
    void navigate(examRoute(named.format).to(named.key));
  };
  return (
    <section className="own-month">
      <h2>{m.unfinished}</h2>
      <ul>
        {mocks.map((mock) => (
          <MockRow key={mock.name} mock={mock} now={now} />
        ))}
        {asides.map((aside) => (
          <li key={aside.id} data-now="">
            <div>
              <b>{paperTitle(aside)}</b>
              <small>
                {m.settledOf(aside.settled, aside.total)} · {shortDayIn(language, dayAt(aside.left))}{' '}
                {timeAt(aside.left)}
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

function MockRow({ mock, now }: { readonly mock: OpenMock; readonly now: number }) {
  const title = m.mockNumber(mockTitles[mock.name], mock.number);
  return (
    <li data-now="">
      <div>
        <b>{title}</b>
        <small>{openMockSays(mock, now)}</small>
      </div>
      <Link
        className={button.filled}
        to={paths.mock.to({ pattern: mock.name })}
        aria-label={now < mock.endsAt ? m.continueNamed(title) : undefined}
      >
        {now < mock.endsAt ? goOn : m.seeMarks}
      </Link>
    </li>
  );
}

import { useNavigate } from '#client/student/navigation/page.ts';
import button from '#client/ui/button.module.css';
import * as m from '#messages/history.ts';
import { language } from '#messages/language.ts';
import { goOn } from '#messages/parts.ts';
import { dayAt, shortDayIn, timeAt } from '#text/dates.ts';
import type { PaperGoingOn } from './load-history.ts';
import type { OpenMock } from './mock-store.ts';
import { paths } from '#client/lib/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { wayToAside } from './continue-aside.ts';
import { mockTitles } from './mock-titles.ts';
import { openMockSays } from './open-mock-says.ts';
import { Tenths } from './tenths.tsx';
import { paperTitle } from './paper-title.ts';
import styles from './papers.module.css';

interface GoesOnProps {
  readonly asides: readonly PaperGoingOn[];
  readonly mocks: readonly OpenMock[];
  /** ms since the epoch. */
  readonly now: number;
}

/** Unfinished papers, each with a link to go on. Those whose clock runs on come first; the first of all has the page's button. */
export function GoesOn({ asides, mocks, now }: GoesOnProps) {
  const navigate = useNavigate();
  if (asides.length + mocks.length === 0) return null;
  const go = (aside: PaperGoingOn) => {
    const way = wayToAside(aside);
    if (way === null) return;
    way.onClick?.();
    void navigate(way.to);
  };
  const isFirst = (aside: number) => mocks.length === 0 && aside === 0;
  return (
    <section className={`${styles.month} ${styles.unfinished} mt-28`}>
      <h2>{m.unfinished}</h2>
      <ul>
        {mocks.map((mock, place) => (
          <MockRow key={mock.name} mock={mock} now={now} first={place === 0} />
        ))}
        {asides.map((aside, place) => (
          <li key={aside.id} data-now={isFirst(place) || undefined}>
            <div>
              <b>{paperTitle(aside)}</b>
              <small className="block text-15">
                {m.settledOf(aside.settled, aside.total)}
                <br />
                {shortDayIn(language, dayAt(aside.left))} {timeAt(aside.left)}
              </small>
              {!isFirst(place) && <Tenths full={Math.floor((aside.settled / aside.total) * 10)} />}
            </div>
            <button
              type="button"
              className={isFirst(place) ? button.filled : button.link}
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

interface MockRowProps {
  readonly mock: OpenMock;
  readonly now: number;
  readonly first: boolean;
}

function MockRow({ mock, now, first }: MockRowProps) {
  const title = m.mockNumber(mockTitles[mock.name], mock.number);
  return (
    <li data-now={first || undefined}>
      <div>
        <b>{title}</b>
        <small className="block text-15">{openMockSays(mock, now)}</small>
      </div>
      <Link
        className={first ? button.filled : button.link}
        to={paths.mock.to({ pattern: mock.name })}
        aria-label={now < mock.endsAt ? m.continueNamed(title) : undefined}
      >
        {now < mock.endsAt ? goOn : m.seeMarks}
      </Link>
    </li>
  );
}

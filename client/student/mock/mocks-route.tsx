import { usePageData } from '#client/student/navigation/page.ts';
import { scoreOf } from '#exam/practice/mark.ts';
import { mockNames, patternOf, type MockName } from '#exam/mock/mocks.ts';
import { mockExam } from '#exam/record/mock-exam.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import { satPapers, type SatPaper } from '#exam/record/sat.ts';
import { mockTitles } from '#client/student/history/mock-titles.ts';
import { openMockSays } from '#client/student/history/open-mock-says.ts';
import { Tenths } from '#client/student/history/tenths.tsx';
import { categoryName } from '#client/question/category-name.ts';
import { deviceRecord } from '#client/student/record/device-record.ts';
import { RecordTabs } from '#client/student/record/record-tabs.tsx';
import { countWaiting } from '#client/student/record/tab-counts.ts';
import { OwnPage } from '#client/student/shell/own-page.tsx';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import { shortName } from '#messages/categories.ts';
import { continueNamed, mockNumber, seeMarks } from '#messages/history.ts';
import { figure } from '#messages/language.ts';
import * as m from '#messages/mock.ts';
import { goOn } from '#messages/parts.ts';
import * as titles from '#messages/titles.ts';
import { openMocks, type OpenMock } from '#client/student/history/mock-store.ts';
import styles from './mocks-route.module.css';

/** The finished mocks of each pattern, and those under way. */
export async function loader() {
  const now = Date.now();
  const record = await deviceRecord();
  const [counts, attempts, device] = await Promise.all([countWaiting(now), record.attempts(), record.device()]);
  return { title: titles.mocks, counts, now, sat: satPapers(attempts), open: openMocks(device) };
}

/** /mock: the patterns, each with its results so far. */
export function Component() {
  const { counts, now, sat, open } = usePageData<typeof loader>();
  return (
    <OwnPage>
      <RecordTabs counts={counts} />
      <h1 className="h1">{m.heading}</h1>
      <p className="lead mt-8">{m.about}</p>
      <ul className={`${styles.mocks} mt-20`}>
        {mockNames.map((name) => {
          const mock = open.find((each) => each.name === name);
          return (
            <Choice
              key={name}
              name={name}
              sat={sat.find(({ exam }) => exam === mockExam(name))}
              open={mock}
              leads={mock !== undefined && mock === open[0]}
              now={now}
            />
          );
        })}
      </ul>
    </OwnPage>
  );
}

interface ChoiceProps {
  readonly name: MockName;
  readonly sat: SatPaper | undefined;
  readonly open: OpenMock | undefined;
  /** Whether it has the page's button. */
  readonly leads: boolean;
  readonly now: number;
}

function Choice({ name, sat, open, leads, now }: ChoiceProps) {
  const { sections, minutes, passMark } = patternOf(name);
  const items = sections.reduce((sum, { count }) => sum + count, 0);
  const to = paths.mock.to({ pattern: name });
  return (
    <li data-now={open && ''}>
      <div>
        <Link to={to}>{mockTitles[name]}</Link>
        <small>
          {m.lead(items, minutes)} · {m.passMark(passMark)}
        </small>
        <ul className={`${styles.parts} mt-8`} aria-label={m.parts}>
          {sections.map(({ subject, count }) => (
            <Part
              key={subject}
              name={categoryName(subject)}
              count={count}
              right={sat && rightIn(sat.latest, subject)}
            />
          ))}
        </ul>
      </div>
      <p className={styles.stub}>
        {open ? (
          <>
            {openMockSays(open, now)}
            <Link
              className={leads ? button.filled : button.link}
              to={to}
              aria-label={now < open.endsAt ? continueNamed(mockNumber(mockTitles[name], open.number)) : undefined}
            >
              {now < open.endsAt ? goOn : seeMarks}
            </Link>
          </>
        ) : sat ? (
          <>
            <b className="mono">{figure(scoreOf(sat.latest.places))}</b>
            {m.of(items)}
            <small>{m.soFar(sat.times, scoreOf(sat.best.places))}</small>
          </>
        ) : (
          <>
            <b aria-hidden="true">–</b>
            <small>{m.notSat}</small>
          </>
        )}
      </p>
    </li>
  );
}

interface PartProps {
  readonly name: string;
  readonly count: number;
  /** How many were right the last time. */
  readonly right: number | undefined;
}

function Part({ name, count, right }: PartProps) {
  return (
    <li>
      <span aria-hidden="true">{shortName(name)}</span>
      <span className="vh">{name}</span>
      <Tenths full={right === undefined ? 0 : Math.round((right / count) * 10)} />
      <b className="mono">{right === undefined ? figure(count) : `${figure(right)}/${figure(count)}`}</b>
    </li>
  );
}

function rightIn({ places }: KeptAttempt, subject: string): number {
  return places.filter((place) => place.subject === subject && place.outcome === 'right').length;
}

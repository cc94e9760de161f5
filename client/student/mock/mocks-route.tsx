import { useLoaderData } from 'react-router';
import { scoreOf } from '#exam/practice/mark.ts';
import { mockExam, mockNames, patternOf, type MockName } from '#exam/mock/mocks.ts';
import { satPapers, type SatPaper } from '#exam/record/sat.ts';
import { mockTitles } from '#client/student/history/mock-titles.ts';
import { openMockSays } from '#client/student/history/open-mock-says.ts';
import { categoryName } from '#client/question/category-name.ts';
import { deviceRecord } from '#client/student/record/device-record.ts';
import { RecordTabs } from '#client/student/record/record-tabs.tsx';
import { countWaiting } from '#client/student/record/tab-counts.ts';
import { OwnPage } from '#client/student/shell/own-page.tsx';
import { paths } from '#client/lib/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { figure } from '#messages/language.ts';
import * as m from '#messages/mock.ts';
import * as titles from '#messages/titles.ts';
import { openMocks, type OpenMock } from '#client/student/history/mock-store.ts';

/** What was sat of each pattern, and what goes on. */
export async function load() {
  const now = Date.now();
  const record = await deviceRecord();
  const [counts, attempts, device] = await Promise.all([countWaiting(now), record.attempts(), record.device()]);
  return { title: titles.mocks, counts, now, sat: satPapers(attempts), open: openMocks(device) };
}

/** /mock: the patterns that there are, each with how it went so far. */
export function Component() {
  const { counts, now, sat, open } = useLoaderData<typeof load>();
  return (
    <OwnPage>
      <RecordTabs counts={counts} />
      <h1 className="h1">{m.heading}</h1>
      <p className="lead mt-8">{m.about}</p>
      <ul className="own-choices">
        {mockNames.map((name) => (
          <Choice
            key={name}
            name={name}
            sat={sat.find(({ exam }) => exam === mockExam(name))}
            open={open.find((mock) => mock.name === name)}
            now={now}
          />
        ))}
      </ul>
    </OwnPage>
  );
}

interface ChoiceProps {
  readonly name: MockName;
  readonly sat: SatPaper | undefined;
  readonly open: OpenMock | undefined;
  readonly now: number;
}

function Choice({ name, sat, open, now }: ChoiceProps) {
  const { sections, minutes, passMark } = patternOf(name);
  const items = sections.reduce((sum, { count }) => sum + count, 0);
  return (
    <li data-now={open && ''}>
      <div>
        <Link to={paths.mock.to({ pattern: name })}>{mockTitles[name]}</Link>
        <small>
          {m.lead(items, minutes)} · {m.passMark(passMark)}
        </small>
        <ul className="own-parts" aria-label={m.parts}>
          {sections.map(({ subject, count }) => (
            <li key={subject}>
              <span aria-hidden="true">
                {Array.from({ length: Math.round((count / items) * 20) }, (_, n) => (
                  <i key={n} />
                ))}
              </span>
              {categoryName(subject)} <b className="mono">{figure(count)}</b>
            </li>
          ))}
        </ul>
      </div>
      <span>
        {open
          ? openMockSays(open, now)
          : sat && m.soFar(sat.times, scoreOf(sat.best.places), scoreOf(sat.latest.places))}
      </span>
    </li>
  );
}

import { RecordTabs } from '#client/record/record-tabs.tsx';
import { OwnPage } from '#client/shell/own-page.tsx';
import { paths } from '#client/shell/paths.ts';
import { mockTitles } from '#client/history/mock-titles.ts';
import { Link } from '#client/ui/link.tsx';
import { mockNames, patternOf, type MockName } from '#exam/mock/mocks.ts';
import * as m from '#messages/mock.ts';
import { readMock } from './mock-store.ts';
import { endOf } from './mock-run.ts';

/** /mock: the patterns that there are. */
export function Component() {
  return (
    <OwnPage>
      <h1 className="h1">{m.heading}</h1>
      <p className="lead mt-8">{m.about}</p>
      <RecordTabs />
      <ul className="own-choices">
        {mockNames.map((name) => {
          const { sections, minutes } = patternOf(name);
          return (
            <li key={name}>
              <Link to={paths.mock.to({ pattern: name })}>{mockTitles[name]}</Link>
              <span>
                {isUnderWay(name)
                  ? m.goesOn
                  : m.lead(
                      sections.reduce((sum, { count }) => sum + count, 0),
                      minutes,
                    )}
              </span>
            </li>
          );
        })}
      </ul>
    </OwnPage>
  );
}

function isUnderWay(name: MockName): boolean {
  const mock = readMock(name);
  return mock !== null && Date.now() < endOf(name, mock);
}

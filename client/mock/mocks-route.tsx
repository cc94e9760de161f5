import { OwnPage } from '#client/shell/own-page.tsx';
import { ownPaths } from '#client/shell/own-paths.ts';
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
      <p className="mt-24">
        <Link to={ownPaths.history.to()}>{m.toHistory}</Link>
      </p>
    </OwnPage>
  );
}

function isUnderWay(name: MockName): boolean {
  const mock = readMock(name);
  return mock !== null && Date.now() < endOf(name, mock);
}

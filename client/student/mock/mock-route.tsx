import { useEffect, useMemo, useState } from 'react';
import { usePageData } from '#client/student/navigation/page.ts';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { useStore } from 'zustand';
import sheet from '#client/candidate/frame/hall.css?url&no-inline';
import { mockTitles } from '#client/student/history/mock-titles.ts';
import { missing } from '#client/student/shell/missing.ts';
import { usePageTitle } from '#client/student/shell/page-title.ts';
import { paths } from '#client/lib/paths.ts';
import { Loading } from '#client/ui/loading.tsx';
import { useSheet } from '#client/ui/use-sheet.ts';
import { mockNamed, type MockName } from '#exam/mock/mocks.ts';
import * as m from '#messages/mock.ts';
import { mockRun, type MockRun } from './mock-run.ts';
import { MockScreen } from './mock-screen.tsx';
import { StartScreen } from './start-screen.tsx';
import hall from '#client/candidate/frame/hall.module.css';

/** The mock that the address names. */
export function loader({ params }: Pick<LoadArgs, 'params'>) {
  const name = mockNamed(params['pattern']);
  if (name === undefined) {
    return missing({ title: m.noMock, detail: m.noMockDetail, back: { label: m.heading, to: paths.mocks.to() } });
  }
  return { title: mockTitles[name], name };
}

function runOf(name: MockName): MockRun {
  return mockRun(
    name,
    () => Date.now(),
    () => Math.random(),
  );
}

/** /mock/{pattern}: a mock from its start to its hand-in, full screen like the hall. A mock under way goes on at once. */
export function Component() {
  const { name } = usePageData<typeof loader>();
  const there = useSheet('hall-sheet', sheet);
  const run = useMemo(() => runOf(name), [name]);
  const mock = useStore(run.store, (state) => state.mock);
  usePageTitle();
  useEffect(() => run.follow(), [run]);
  const [failed, setFailed] = useState('');
  if (!there) return <Loading />;
  const begin = () => {
    setFailed('');
    return run.begin().catch((error: unknown) => setFailed(error instanceof Error ? error.message : String(error)));
  };
  return (
    <div className={hall.page}>
      {mock === null ? (
        <StartScreen key={name} name={name} begin={begin} failed={failed} />
      ) : (
        <MockScreen name={name} run={run} mock={mock} />
      )}
    </div>
  );
}

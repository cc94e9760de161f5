import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from '#client/student/navigation/page.ts';
import { useStore } from 'zustand';
import { QuietHead } from '#client/candidate/frame/hall-head.tsx';
import { HallIcon } from '#client/candidate/frame/hall-icon.tsx';
import { RunningPaper } from '#client/candidate/hall/paper/running-paper.tsx';
import { useNow } from '#client/candidate/frame/use-now.ts';
import { mockTitles } from '#client/student/history/mock-titles.ts';
import { categoryName } from '#client/question/category-name.ts';
import { paths } from '#client/lib/paths.ts';
import { Loading } from '#client/ui/loading.tsx';
import { patternOf, type MockName } from '#exam/mock/mocks.ts';
import { mockNumber } from '#messages/history.ts';
import * as m from '#messages/mock.ts';
import { orderOf, sittingText } from './mock-paper.ts';
import { sittingOf, type MockRun, type RunningMock } from './mock-run.ts';
import { endOf } from '#client/student/history/mock-store.ts';
import save from '#client/candidate/frame/save-state.module.css';

const clock = () => Date.now();

interface MockScreenProps {
  readonly name: MockName;
  readonly run: MockRun;
  readonly mock: RunningMock;
}

/** A mock under way, on the hall's own screen. */
export function MockScreen({ name, run, mock }: MockScreenProps) {
  const kept = useStore(run.store, (state) => state.kept);
  const now = useNow(clock);
  const { number, began, paper } = mock;
  const { sections } = patternOf(name);
  const endsAt = endOf(name, mock);
  const title = mockNumber(mockTitles[name], number);
  const text = useMemo(
    () =>
      sittingText(
        name,
        paper,
        title,
        sections.map((section) => categoryName(section.subject)),
      ),
    [name, paper, title, sections],
  );
  const order = useMemo(() => orderOf(paper), [paper]);
  const sitting = useMemo(() => sittingOf(name, mock), [name, mock]);
  const over = sitting.handedInAt !== null || now >= endsAt;
  useResult(run, over);
  if (over)
    return (
      <>
        <QuietHead />
        <main id="main">
          <h1 className="vh">{m.over}</h1>
          <Loading />
        </main>
      </>
    );

  return (
    <RunningPaper
      run={run}
      text={text}
      order={order}
      sitting={sitting}
      struck={mock.struck}
      title={title}
      clock={clock}
      now={now}
      startsAt={began}
      firstEndsAt={endsAt}
      endsAt={endsAt}
    >
      {kept ? (
        <p className={save.state}>
          <HallIcon name="saved" size={18} />
          <span>{m.keptHere}</span>
        </p>
      ) : (
        <p className={`${save.state} ${save.loud}`} role="alert">
          <HallIcon name="todo" size={18} />
          <span>{m.keepsNothing}</span>
        </p>
      )}
    </RunningPaper>
  );
}

/** Once a mock is over: puts it into the record, and goes to its marks. */
function useResult(run: MockRun, over: boolean): void {
  const navigate = useNavigate();
  const ending = useRef(false);
  useEffect(() => {
    if (!over || ending.current) return;
    ending.current = true;
    const end = async () => {
      const id = await run.end();
      if (id !== null) await navigate(paths.historyPaper.to({ id }), { replace: true });
    };
    void end();
  }, [over, run, navigate]);
}

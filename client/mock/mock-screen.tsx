import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { PaperHead, QuietHead } from '#client/hall/hall-head.tsx';
import { HallIcon } from '#client/hall/hall-icon.tsx';
import { HandInScreen } from '#client/hall/paper/hand-in-screen.tsx';
import { PaperScreen } from '#client/hall/paper/paper-screen.tsx';
import { useTextSize } from '#client/hall/paper/text-size.ts';
import { useNow } from '#client/hall/use-now.ts';
import { mockTitles } from '#client/history/mock-titles.ts';
import { categoryName } from '#client/practice/exam/category-name.ts';
import { ownPaths } from '#client/shell/own-paths.ts';
import { Loading } from '#client/ui/loading.tsx';
import { patternOf, type MockName } from '#exam/mock/mocks.ts';
import { viewOf } from '#exam/sitting/view.ts';
import { mockNumber } from '#messages/history.ts';
import * as m from '#messages/mock.ts';
import { orderOf, sittingText } from './mock-paper.ts';
import { endOf, sittingOf, type MockRun, type RunningMock } from './mock-run.ts';

const clock = () => Date.now();

interface MockScreenProps {
  readonly name: MockName;
  readonly run: MockRun;
  readonly mock: RunningMock;
}

/** A mock under way, on the hall's own screen. */
export function MockScreen({ name, run, mock }: MockScreenProps) {
  const [handing, setHanding] = useState(false);
  const [size, grow] = useTextSize();
  const kept = useStore(run.store, (state) => state.kept);
  const now = useNow(clock);
  const { number, began, paper, struck: struckOut } = mock;
  const { minutes, sections } = patternOf(name);
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
  const struck = useMemo(
    () => new Map(Object.entries(struckOut).map(([place, ids]) => [Number(place), new Set(ids)])),
    [struckOut],
  );
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

  const view = viewOf(text, order, sitting, {
    now: now - began,
    endsAt: endsAt - began,
    takenBack: [],
    handInAfterMinutes: 0,
    struck,
  });
  const { place } = view.item;
  const go = (to: number) => {
    setHanding(false);
    if (to !== place) run.add({ kind: 'see', place: to });
    scrollTo(0, 0);
  };
  const acts = {
    go,
    choose: (option: string) => {
      run.add({ kind: 'choose', place, option });
      if (struck.get(place)?.has(option)) run.strike(place, option);
    },
    strike: (option: string) => run.strike(place, option),
    flag: () => run.add({ kind: view.item.flagged ? 'unflag' : 'flag', place }),
    clear: () => run.add({ kind: 'clear', place }),
    handIn: () => {
      setHanding(true);
      scrollTo(0, 0);
    },
  };
  return (
    <>
      <PaperHead title={title} now={clock} endsAt={endsAt} givenMinutes={0} minutes={minutes} grow={grow}>
        {kept ? (
          <p className="save">
            <HallIcon name="saved" size={18} />
            <span>{m.keptHere}</span>
          </p>
        ) : (
          <p className="save loud" role="alert">
            <HallIcon name="todo" size={18} />
            <span>{m.keepsNothing}</span>
          </p>
        )}
      </PaperHead>
      {handing ? (
        <HandInScreen
          view={view}
          now={now}
          go={go}
          back={() => setHanding(false)}
          handIn={() => run.add({ kind: 'hand-in' })}
        />
      ) : (
        <PaperScreen view={view} text={text} size={size} endsAt={endsAt} acts={acts} />
      )}
    </>
  );
}

/** Once a mock is over: into the record, and on to its marks. */
function useResult(run: MockRun, over: boolean): void {
  const navigate = useNavigate();
  const ending = useRef(false);
  useEffect(() => {
    if (!over || ending.current) return;
    ending.current = true;
    void run.end().then((id) => id !== null && navigate(ownPaths.historyPaper.to({ id }), { replace: true }));
  }, [over, run, navigate]);
}

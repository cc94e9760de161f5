import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { SealedPaper } from '#contract/sealed-text.ts';
import type { EntryBody } from '#exam/sitting/entry.ts';
import type { Sitting } from '#exam/sitting/replay.ts';
import type { Order } from '#exam/sitting/order.ts';
import { viewOf } from '#exam/sitting/view.ts';
import { PaperHead, type CandidateIdentity } from '#client/candidate/frame/hall-head.tsx';
import { HandInScreen } from './hand-in-screen.tsx';
import { PaperScreen, type PaperActs } from './paper-screen.tsx';
import { useBackCloses } from './stay-here.ts';
import { useTextSize } from './text-size.ts';

/** The actions on a paper, wherever it is stored. */
export interface PaperRun {
  readonly add: (act: EntryBody) => unknown;
  readonly strike: (place: number, option: string) => void;
}

interface RunningPaperProps {
  readonly run: PaperRun;
  readonly text: SealedPaper;
  readonly order: Order;
  readonly sitting: Sitting;
  /** By position: the options that the candidate has struck out. */
  readonly struck: Readonly<Record<number, readonly string[]>>;
  readonly title: string;
  readonly who?: CandidateIdentity | undefined;
  readonly clock: () => number;
  /** All four in ms since 1970. */
  readonly now: number;
  readonly startsAt: number;
  readonly firstEndsAt: number;
  readonly endsAt: number;
  readonly takenBack?: readonly number[];
  /** In ms since the start. */
  readonly handInFrom?: number;
  /** The state of saving. */
  readonly children: ReactNode;
}

/** A paper whose time runs, an examination's or a mock's: its head, its questions, its hand-in. */
export function RunningPaper({
  run,
  text,
  order,
  sitting,
  struck,
  title,
  who,
  clock,
  now,
  startsAt,
  firstEndsAt,
  endsAt,
  takenBack = [],
  handInFrom = 0,
  children,
}: RunningPaperProps) {
  const [handing, setHanding] = useState(false);
  useBackCloses(handing, () => setHanding(false));
  const [size, grow] = useTextSize();
  const struckAt = useMemo(
    () => new Map(Object.entries(struck).map(([place, ids]) => [Number(place), new Set(ids)])),
    [struck],
  );
  const view = viewOf(text, order, sitting, {
    now: now - startsAt,
    endsAt: endsAt - startsAt,
    takenBack,
    handInFrom,
    struck: struckAt,
  });
  const { place, flagged } = view.item;
  const go = (to: number) => {
    setHanding(false);
    if (to !== place) run.add({ kind: 'see', place: to });
    scrollTo(0, 0);
  };
  const acts = useSameActs({
    go,
    choose: (option: string) => {
      run.add({ kind: 'choose', place, option });
      if (struckAt.get(place)?.has(option)) run.strike(place, option);
    },
    strike: (option: string) => run.strike(place, option),
    flag: () => void run.add({ kind: flagged ? 'unflag' : 'flag', place }),
    clear: () => void run.add({ kind: 'clear', place }),
    handIn: () => {
      setHanding(true);
      scrollTo(0, 0);
    },
  });
  return (
    <>
      <PaperHead
        title={title}
        who={who}
        now={clock}
        endsAt={endsAt}
        givenMinutes={Math.round((endsAt - firstEndsAt) / 60_000)}
        minutes={(endsAt - startsAt) / 60_000}
        grow={grow}
      >
        {children}
      </PaperHead>
      {handing ? (
        <HandInScreen
          view={view}
          now={now}
          go={go}
          back={() => setHanding(false)}
          handIn={() => {
            run.add({ kind: 'hand-in' });
            // If the hand-in is taken back, the paper is on screen again.
            setHanding(false);
          }}
        />
      ) : (
        <PaperScreen view={view} text={text} size={size} endsAt={endsAt} acts={acts} />
      )}
      <ItemTime isOver={view.itemRemainingMs === 0} next={view.next} now={now} go={go} handIn={acts.handIn} />
    </>
  );
}

/**
 * The newest actions under functions that stay the same. So a tap draws only the two rows that it changes, and a tick of the clock draws
 * none.
 */
function useSameActs(newest: PaperActs): PaperActs {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  const [same] = useState<PaperActs>(() => ({
    go: (place) => latest.current.go(place),
    choose: (option) => latest.current.choose(option),
    strike: (option) => latest.current.strike(option),
    flag: () => latest.current.flag(),
    clear: () => latest.current.clear(),
    handIn: () => latest.current.handIn(),
  }));
  return same;
}

interface ItemTimeProps {
  readonly isOver: boolean;
  readonly next: number | null;
  readonly now: number;
  readonly go: (place: number) => void;
  readonly handIn: () => void;
}

/** If each question has its own seconds, the paper goes on when they are over; after the last one, to the hand-in. */
function ItemTime({ isOver, next, now, go, handIn }: ItemTimeProps) {
  // Again each second until it has gone on: a new page accepts nothing before it has read its log.
  const turn = isOver && next !== null ? now : isOver;
  useEffect(() => {
    if (isOver && next === null) handIn();
    else if (isOver && next !== null) go(next);
    // oxlint-disable-next-line react/exhaustive-deps -- both ways on are the same each time
  }, [turn, next]);
  return null;
}

import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { viewOf } from '#exam/sitting/view.ts';
import * as m from '#messages/hall.ts';
import type { AttemptRecord } from '../attempt-record.ts';
import type { Attempt, AttemptState, OpenPaper } from '../attempt-state.ts';
import type { Device } from '../device.ts';
import { titleIn } from '../exam-ident.tsx';
import { PaperHead, QuietHead } from '../hall-head.tsx';
import { NextNotice } from '../notice-slip.tsx';
import { useNow } from '../use-now.ts';
import type { LogState } from './attempt-log.ts';
import { HandInScreen } from './hand-in-screen.tsx';
import { sittingOf } from './open-sitting.ts';
import { PaperScreen } from './paper-screen.tsx';
import { receiptFrom, receiptName } from './receipt.ts';
import { ReceiptScreen } from './receipt-screen.tsx';
import { SaveState } from './save-state.tsx';
import { useTextSize } from './text-size.ts';

interface SittingProps {
  readonly code: string;
  readonly attempt: Attempt;
  readonly device: Device;
  readonly state: AttemptState;
  readonly record: AttemptRecord;
  readonly log: LogState;
  readonly paper: OpenPaper;
  readonly after: ReactNode;
}

/** The paper, its hand-in and its receipt. */
export function SittingScreen({ code, attempt, device, state, record, log, paper, after }: SittingProps) {
  const [handing, setHanding] = useState(false);
  const [size, grow] = useTextSize();
  const now = useNow(attempt.now);
  const startsAt = Date.parse(record.examination.startsAt);
  // The log as a whole: what is saved of it changes nothing of what was done.
  const { entries } = log;
  // oxlint-disable-next-line react/exhaustive-deps -- of the state, only these decide
  const sitting = useMemo(() => sittingOf(state), [entries, record.endsAt, record.takenBack, paper]);
  const { struck: kept } = record;
  const struck = useMemo(
    () => new Map(Object.entries(kept).map(([place, ids]) => [Number(place), new Set(ids)])),
    [kept],
  );
  const { handInAfterMinutes } = record.examination;
  const over = sitting === null || sitting.handedInAt !== null || now >= record.endsAt;
  const receipt = over ? receiptFrom(state, now) : null;
  const receiptText = receipt?.code;
  const reopened = !over && record.takenBack.length > 0;
  useEffect(() => {
    if (receipt) void device.write(receiptName(code), receipt);
    else if (reopened) void device.write(receiptName(code), null);
    // oxlint-disable-next-line react/exhaustive-deps -- the code stands for all of it
  }, [receiptText, reopened]);
  const saving = <SaveState log={log} />;
  if (over)
    return receipt ? (
      <>
        <QuietHead who={record.candidate} />
        <ReceiptScreen receipt={receipt} />
        {after}
      </>
    ) : (
      <>
        <QuietHead who={record.candidate} />
        <main id="main">
          <div className="narrow">
            <h1 className="h1">{sitting === null || sitting.handedInAt === null ? m.timeUp : m.handedIn}</h1>
            <p className="lead">{log.stopped === 'time-over' ? m.heldForExaminer : m.receiptWaits}</p>
            <div className="save-alone">{log.stopped === null && saving}</div>
          </div>
        </main>
      </>
    );
  const view = viewOf(paper.text, paper.order, sitting, {
    now: now - startsAt,
    endsAt: record.endsAt - startsAt,
    takenBack: record.takenBack,
    handInAfterMinutes,
    struck,
  });
  const { place } = view.item;
  const go = (to: number) => {
    setHanding(false);
    if (to !== place) attempt.add({ kind: 'see', place: to });
    scrollTo(0, 0);
  };
  const acts = {
    go,
    choose: (option: string) => {
      attempt.add({ kind: 'choose', place, option });
      if (struck.get(place)?.has(option)) attempt.strike(place, option);
    },
    strike: (option: string) => attempt.strike(place, option),
    flag: () => void attempt.add({ kind: view.item.flagged ? 'unflag' : 'flag', place }),
    clear: () => void attempt.add({ kind: 'clear', place }),
    handIn: () => {
      setHanding(true);
      scrollTo(0, 0);
    },
  };
  return (
    <>
      <PaperHead
        title={titleIn(record.examination.title)}
        who={record.candidate}
        now={attempt.now}
        endsAt={record.endsAt}
        givenMinutes={Math.round((record.endsAt - record.firstEndsAt) / 60_000)}
        minutes={(record.endsAt - startsAt) / 60_000}
        grow={grow}
      >
        {saving}
      </PaperHead>
      {handing ? (
        <HandInScreen
          view={view}
          now={now}
          go={go}
          back={() => setHanding(false)}
          handIn={() => {
            attempt.add({ kind: 'hand-in' });
            // Where it is taken back, the paper is on screen again.
            setHanding(false);
          }}
        />
      ) : (
        <PaperScreen view={view} text={paper.text} size={size} endsAt={record.endsAt} acts={acts} />
      )}
      <ItemTime remaining={view.itemRemainingMs} next={view.next} go={go} />
      <NextNotice notices={state.notices} record={record} read={attempt.readNotice} readEnd={attempt.readEnd} />
    </>
  );
}

/** Where each question has its own seconds, the paper goes on when they are over. */
function ItemTime({
  remaining,
  next,
  go,
}: {
  remaining: number | null;
  next: number | null;
  go: (place: number) => void;
}) {
  useEffect(() => {
    if (remaining === 0 && next !== null) go(next);
    // oxlint-disable-next-line react/exhaustive-deps -- where it goes is the same function each time
  }, [remaining === 0, next]);
  return null;
}

import { useEffect, useMemo } from 'react';
import * as m from '#messages/hall.ts';
import type { SittingScreenProps } from '#client/candidate/attempt/attempt-state.ts';
import { titleIn } from '#client/candidate/frame/exam-ident.tsx';
import { QuietHead } from '#client/candidate/frame/hall-head.tsx';
import { NextNotice } from '#client/candidate/frame/notice-slip.tsx';
import { useNow } from '#client/candidate/frame/use-now.ts';
import { sittingOf } from '#client/candidate/attempt/open-sitting.ts';
import { receiptFrom, receiptName } from './receipt.ts';
import { ReceiptScreen } from './receipt-screen.tsx';
import { RunningPaper } from './running-paper.tsx';
import { SaveState } from './save-state.tsx';
import { StayHere } from './stay-here.ts';
import hall from '#client/candidate/frame/hall.module.css';
import save from '#client/candidate/frame/save-state.module.css';

/** The paper, its hand-in and its receipt. */
export function SittingScreen({ code, attempt, device, state, record, log, paper, after }: SittingScreenProps) {
  const now = useNow(attempt.now);
  // The log as a whole: saving it changes nothing of the candidate's actions.
  const { entries } = log;
  // oxlint-disable-next-line react/exhaustive-deps -- of the state, only these decide
  const sitting = useMemo(() => sittingOf(state), [entries, record.endsAt, record.takenBack, paper]);
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
  const timeIsUp = over && (sitting === null || sitting.handedInAt === null);
  const ended = receipt ? (
    <>
      <QuietHead who={record.candidate} />
      <ReceiptScreen receipt={receipt} leave={attempt.leave} />
      {after}
    </>
  ) : (
    <>
      <QuietHead who={record.candidate} />
      <main id="main">
        <div className={hall.narrow}>
          <h1 className="h1">{timeIsUp ? m.timeUp : m.handedIn}</h1>
          <p className="lead">{log.stopped === 'time-over' ? m.heldForExaminer : m.receiptWaits}</p>
          <div className={`${save.alone} mt-20`}>{log.stopped === null && saving}</div>
        </div>
      </main>
    </>
  );
  return (
    <>
      {/* There from the beginning: a screen reader reads what comes into a region, but not what comes together with it. */}
      <p className="vh" role="status">
        {timeIsUp && m.spokenEnd}
      </p>
      {sitting === null || over ? (
        ended
      ) : (
        <>
          <RunningPaper
            run={attempt}
            text={paper.text}
            order={paper.order}
            sitting={sitting}
            struck={record.struck}
            title={titleIn(record.examination.title)}
            who={record.candidate}
            clock={attempt.now}
            now={now}
            startsAt={Date.parse(record.examination.startsAt)}
            firstEndsAt={record.firstEndsAt}
            endsAt={record.endsAt}
            takenBack={record.takenBack}
            handInFrom={record.examination.handInAfterMinutes * 60_000}
          >
            {saving}
          </RunningPaper>
          <StayHere />
          <NextNotice notices={state.notices} record={record} {...attempt} />
        </>
      )}
    </>
  );
}

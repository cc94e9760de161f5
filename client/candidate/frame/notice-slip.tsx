import { useEffect, useRef, type ReactNode } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { showModal } from '#client/ui/modal.ts';
import * as m from '#messages/hall.ts';
import { timeAt } from '#text/dates.ts';
import { Figures } from './clock-time.tsx';
import { titleIn } from './exam-ident.tsx';
import { HallIcon } from './hall-icon.tsx';
import type { AttemptRecord } from '#client/candidate/attempt/attempt-record.ts';
import type { Attempt } from '#client/candidate/attempt/attempt-state.ts';
import type { WriteResult } from '#client/candidate/attempt/hall-calls.ts';
import hall from './hall.module.css';
import styles from './notice-slip.module.css';

interface NextNoticeProps extends Pick<Attempt, 'readNotice' | 'readEnd' | 'readBack'> {
  readonly notices: WriteResult['notices'];
  readonly record: AttemptRecord;
}

/**
 * The hall's messages that the candidate has not closed: first that the paper is open again, then added minutes, then the oldest notice.
 */
export function NextNotice({ notices, record, readNotice, readEnd, readBack }: NextNoticeProps) {
  const { takenBack, backRead = 0 } = record;
  if (takenBack.length > backRead)
    return (
      <NoticeSlip key={`back/${takenBack.length}`} title={m.openAgain} read={readBack} button={m.goOn}>
        <p className={`${hall.lines} ${styles.words}`}>{m.handInTakenBack(timeAt(record.endsAt, timeZone))}</p>
      </NoticeSlip>
    );
  const added = Math.round((record.endsAt - record.toldEndsAt) / 60_000);
  if (added > 0) {
    const given = untoldOf(record.given ?? [], added);
    const [newest] = given;
    return (
      <NoticeSlip
        key={record.endsAt}
        from={newest && m.minutesFrom(newest.by, timeAt(Date.parse(newest.at), timeZone))}
        title={m.minutesAdded(added)}
        why={Array.from(new Set(given.map(({ reason }) => reason || m.forOutage)))}
        read={readEnd}
      >
        <p className={`${layout.baseline} ${styles.ends}`}>
          {m.yourEnd}{' '}
          <s aria-hidden="true">
            <Figures text={timeAt(record.toldEndsAt, timeZone)} />
          </s>{' '}
          <b>
            <Figures text={timeAt(record.endsAt, timeZone)} />
          </b>
        </p>
      </NoticeSlip>
    );
  }
  const [notice] = notices.filter(({ id }) => !record.read.includes(id)).sort((a, b) => a.at.localeCompare(b.at));
  if (!notice) return null;
  return (
    <NoticeSlip
      key={notice.id}
      from={m.noticeAt(timeAt(Date.parse(notice.at), timeZone))}
      title={m.notice}
      read={() => readNotice(notice.id)}
    >
      <p className={`${hall.lines} ${styles.words}`}>{titleIn(notice.text)}</p>
    </NoticeSlip>
  );
}

/** The newest grants first, as many as make up these minutes. */
function untoldOf(given: NonNullable<WriteResult['given']>, minutes: number): typeof given {
  const untold: typeof given = [];
  let sum = 0;
  for (const one of [...given].reverse()) {
    if (sum >= minutes) break;
    untold.push(one);
    sum += one.minutes;
  }
  return untold;
}

interface NoticeSlipProps {
  readonly title: string;
  /** The sender and the time, if known. */
  readonly from?: string | undefined;
  /** The reasons, each once. */
  readonly why?: readonly string[];
  readonly read: () => void;
  /** The button that closes it. */
  readonly button?: string;
  readonly children: ReactNode;
}

/** Messages of the hall over the paper. They go only when the candidate closes them; time and state of saving stay visible. */
function NoticeSlip({ title, from, why = [], read, button: says = m.haveRead, children }: NoticeSlipProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) showModal(dialog.current);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.slip}
      role="alertdialog"
      aria-labelledby="notice"
      aria-describedby="notice-text"
      onCancel={(event) => event.preventDefault()}
    >
      {from !== undefined && (
        <p className={`${layout.line} ${styles.from}`}>
          <HallIcon name="announce" size={20} />
          {from}
        </p>
      )}
      <h2 className="h1" id="notice">
        {title}
      </h2>
      <div id="notice-text">
        {why.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {children}
      </div>
      <button type="button" className={`${button.filled} mt-18`} onClick={read}>
        {says}
      </button>
    </dialog>
  );
}

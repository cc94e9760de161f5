import { useEffect, useRef, type ReactNode } from 'react';
import { timeZone } from '#client/text/time-zone.ts';
import button from '#client/ui/button.module.css';
import { showModal } from '#client/ui/modal.ts';
import * as m from '#messages/hall.ts';
import { timeAt } from '#text/dates.ts';
import { titleIn } from './exam-ident.tsx';
import type { AttemptRecord } from './attempt-record.ts';
import type { Written } from './hall-calls.ts';

interface NextNoticeProps {
  readonly notices: Written['notices'];
  readonly record: AttemptRecord;
  readonly read: (id: string) => void;
  readonly readEnd: () => void;
}

/** What the hall has to tell and the candidate has not read away: minutes that were added, then the oldest of its notices. */
export function NextNotice({ notices, record, read, readEnd }: NextNoticeProps) {
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
        {m.yourEnd} <s aria-hidden="true">{timeAt(record.toldEndsAt, timeZone)}</s>{' '}
        <b>{timeAt(record.endsAt, timeZone)}</b>
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
      read={() => read(notice.id)}
    >
      {titleIn(notice.text)}
    </NoticeSlip>
  );
}

/** The newest of what was given, first, as much as makes these minutes. */
function untoldOf(given: NonNullable<Written['given']>, minutes: number): typeof given {
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
  /** Who says it, and when, where that is told. */
  readonly from?: string | undefined;
  /** The reasons, each once. */
  readonly why?: readonly string[];
  readonly read: () => void;
  readonly children: ReactNode;
}

/** Words from the hall over the paper: they go only when they are read away; time and state of saving stay in sight. */
function NoticeSlip({ title, from, why = [], read, children }: NoticeSlipProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) showModal(dialog.current);
  }, []);
  return (
    <dialog
      ref={dialog}
      className="note"
      role="alertdialog"
      aria-labelledby="notice"
      aria-describedby="notice-text"
      onCancel={(event) => event.preventDefault()}
    >
      {from !== undefined && <p className="small">{from}</p>}
      <h2 className="h2" id="notice">
        {title}
      </h2>
      <div id="notice-text">
        {why.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <p>{children}</p>
      </div>
      <button type="button" className={button.filled} onClick={read}>
        {m.haveRead}
      </button>
    </dialog>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
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
  if (added > 0)
    return (
      <NoticeSlip key={record.endsAt} title={m.minutesAdded(added)} read={readEnd}>
        {m.yourEnd} <s aria-hidden="true">{timeAt(record.toldEndsAt)}</s> <b>{timeAt(record.endsAt)}</b>
      </NoticeSlip>
    );
  const [notice] = notices.filter(({ id }) => !record.read.includes(id)).sort((a, b) => a.at.localeCompare(b.at));
  if (!notice) return null;
  return (
    <NoticeSlip key={notice.id} from={Date.parse(notice.at)} title={m.notice} read={() => read(notice.id)}>
      {titleIn(notice.text)}
    </NoticeSlip>
  );
}

interface NoticeSlipProps {
  readonly title: string;
  /** When the hall said it, where that is told; ms since 1970. */
  readonly from?: number;
  readonly read: () => void;
  readonly children: ReactNode;
}

/** Words from the hall over the paper: they go only when they are read away; time and state of saving stay in sight. */
function NoticeSlip({ title, from, read, children }: NoticeSlipProps) {
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
      {from !== undefined && <p className="small">{m.noticeAt(timeAt(from))}</p>}
      <h2 className="h2" id="notice">
        {title}
      </h2>
      <p id="notice-text">{children}</p>
      <button type="button" className={button.filled} onClick={read}>
        {m.haveRead}
      </button>
    </dialog>
  );
}

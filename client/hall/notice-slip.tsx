import { useEffect, useRef } from 'react';
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
}

/** The oldest of what the hall has said and the candidate has not read away. */
export function NextNotice({ notices, record, read }: NextNoticeProps) {
  const [notice] = notices.filter(({ id }) => !record.read.includes(id)).sort((a, b) => a.at.localeCompare(b.at));
  return notice ? <NoticeSlip key={notice.id} notice={notice} read={() => read(notice.id)} /> : null;
}

/** Words from the hall over the paper: they go only when they are read away; time and state of saving stay in sight. */
function NoticeSlip({ notice, read }: { notice: Written['notices'][number]; read: () => void }) {
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
      onCancel={(event) => event.preventDefault()}
    >
      <p className="small">{m.noticeAt(timeAt(Date.parse(notice.at)))}</p>
      <h2 className="h2" id="notice">
        {m.notice}
      </h2>
      <p>{titleIn(notice.text)}</p>
      <button type="button" className={button.filled} onClick={read}>
        {m.haveRead}
      </button>
    </dialog>
  );
}

import { useState } from 'react';
import { useNavigate } from '#client/student/navigation/page.ts';
import { paths } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import * as m from '#messages/apply.ts';
import { closeApplication } from './application-of.ts';
import { useFormPage, useFormState } from './form-context.ts';

/** For a shared computer: after a question, it removes the application from this device. */
export function LeaveDevice() {
  const { notice, open } = useFormPage();
  const { unsent } = useFormState();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const leave = async () => {
    await open.leave();
    closeApplication(notice.code);
    void navigate(paths.notice.to({ code: notice.code }));
  };
  if (!asks)
    return (
      <p className="screen-only mt-16">
        <Button kind="link" onClick={() => setAsks(true)}>
          {m.leave}
        </Button>
        <span className="small"> {m.leaveNote}</span>
      </p>
    );
  return (
    <div className={`screen-only mt-16 ${layout.remark}`} role="group" aria-label={m.leave}>
      <p role="status">{m.leaveAsks(unsent)}</p>
      <p className={`mt-12 ${layout.row}`}>
        <Button onClick={() => void leave()}>{m.leaveNow}</Button>
        <Button kind="link" onClick={() => setAsks(false)}>
          {m.stay}
        </Button>
      </p>
    </div>
  );
}

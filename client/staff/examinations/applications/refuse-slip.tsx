import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import * as m from '#messages/staff-applications.ts';
import field from '../../ui/field.module.css';
import { SlipDialog } from '../../ui/slip-dialog.tsx';

interface RefuseSlipProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onRefuse: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Refuses an application, with the reason that the applicant reads. */
export function RefuseSlip({ name, busy, onRefuse, onCancel }: RefuseSlipProps) {
  const [reason, setReason] = useState('');
  const isReady = reason.trim() !== '' && !busy;
  return (
    <SlipDialog
      title={m.refuseTitle(name)}
      above={m.refuseNote}
      below={
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) onRefuse(reason.trim());
          }}
        >
          <label className={field.field}>
            <span className={field.label}>{m.reason}</span>
            <textarea
              className={field.input}
              rows={3}
              maxLength={1000}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
          <div className={`${layout.row} mt-16`}>
            <Button kind="filled" onClick={onCancel}>
              {m.cancel}
            </Button>
            <Button type="submit" idle={!isReady}>
              {m.refuseNow}
            </Button>
          </div>
        </form>
      }
      onCancel={onCancel}
    />
  );
}

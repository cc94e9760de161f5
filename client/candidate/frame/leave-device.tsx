import { useState } from 'react';
import button from '#client/ui/button.module.css';
import * as m from '#messages/hall.ts';
import type { Attempt } from '#client/candidate/attempt/attempt-state.ts';
import hall from './hall.module.css';

/** For a device that another person uses next: after a question, it ends the session and clears what it keeps of the examination. */
export function LeaveDevice({ leave }: { leave: NonNullable<Attempt['leave']> }) {
  const [unsaved, setUnsaved] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const go = async (losing: number) => {
    setBusy(true);
    const left = await leave(losing);
    setBusy(false);
    // More unsaved entries may have come meanwhile, so it asks again.
    if (left > losing) setUnsaved(left);
  };
  if (unsaved === null)
    return (
      <p className="mt-16">
        <button type="button" className={button.link} onClick={() => setUnsaved(0)}>
          {m.leaveDevice}
        </button>
      </p>
    );
  return (
    <div className="mt-16" role="group" aria-label={m.leaveDevice}>
      <p role="status">{unsaved === 0 ? m.leaveAsks : m.leaveLoses(unsaved)}</p>
      <div className={`screen-only ${hall.beside}`}>
        <button type="button" className={button.filled} aria-disabled={busy} onClick={() => busy || void go(unsaved)}>
          {unsaved === 0 ? m.leaveNow : m.leaveAndLose}
        </button>
        <button type="button" className={button.link} onClick={() => setUnsaved(null)}>
          {m.stayHere}
        </button>
      </div>
    </div>
  );
}

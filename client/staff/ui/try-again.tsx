import * as m from '#messages/staff-frame.ts';
import act from './act.module.css';

/** Asks once more for what did not come; while it is asked for, the button stays where it is. */
export function TryAgain({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <button type="button" className={act.outlined} aria-disabled={busy} onClick={busy ? undefined : onClick}>
      {busy ? m.tryingAgain : m.tryAgain}
    </button>
  );
}

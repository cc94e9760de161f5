import * as m from '#messages/staff-frame.ts';
import act from './act.module.css';

/** Requests missing data again. During the request, the button stays in its place. */
export function TryAgain({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <button type="button" className={act.outlined} aria-disabled={busy} onClick={busy ? undefined : onClick}>
      {busy ? m.tryingAgain : m.tryAgain}
    </button>
  );
}

import { Button } from '#client/ui/button.tsx';
import * as m from '#messages/staff-frame.ts';

/** Requests missing data again. During the request, the button stays in its place. */
export function TryAgain({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <Button idle={busy} onClick={onClick}>
      {busy ? m.tryingAgain : m.tryAgain}
    </Button>
  );
}

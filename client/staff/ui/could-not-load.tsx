import * as m from '#messages/staff-frame.ts';
import { TryAgain } from './try-again.tsx';
import { Notice } from './notice.tsx';
import page from './staff-page.module.css';

interface CouldNotLoadProps {
  readonly message: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Replaces the whole staff area when the session is unknown. */
export function CouldNotLoad({ message, busy, onRetry }: CouldNotLoadProps) {
  return (
    <main id="main" className={page.alone}>
      <Notice acts={<TryAgain busy={busy} onClick={onRetry} />}>
        <b>{m.notLoaded}</b> {message}
      </Notice>
    </main>
  );
}

import { useLayoutEffect, useRef } from 'react';
import button from './button.module.css';
import { Icon } from './icon.tsx';
import styles from './try-again.module.css';
import * as m from '#messages/frame.ts';

/** What could not be loaded, in one sentence, and the way to ask again; the rest of the page goes on beside it. */
export function TryAgain({ sentence, busy, onRetry }: { sentence: string; busy: boolean; onRetry: () => void }) {
  const again = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const pressed = again.current;
    // Success takes the button away: whoever pressed it by keyboard goes on from the section's heading.
    return () => {
      if (!pressed || document.activeElement !== pressed) return;
      const heading = pressed.closest('section')?.querySelector('h2');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div className={styles.failed}>
      <Icon name="warning" size={22} />
      {/* Out of the alert while it is asked again: coming back, it is read out once more. */}
      <span role="alert">{busy ? <span aria-hidden="true">{sentence}</span> : sentence}</span>
      <button
        ref={again}
        type="button"
        className={button.outlined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onRetry}
      >
        {m.tryAgain}
      </button>
    </div>
  );
}

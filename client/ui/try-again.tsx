import { useLayoutEffect, useRef } from 'react';
import layout from '#client/ui/layout.module.css';
import button from './button.module.css';
import { Icon } from './icon.tsx';
import styles from './try-again.module.css';
import * as m from '#messages/frame.ts';

/** The failed part in one sentence, and a button to try again; the rest of the page goes on beside it. */
export function TryAgain({ sentence, busy, onRetry }: { sentence: string; busy: boolean; onRetry: () => void }) {
  const again = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const pressed = again.current;
    // Success removes the button: keyboard reading goes on from the section's heading.
    return () => {
      if (!pressed || document.activeElement !== pressed) return;
      const heading = pressed.closest('section')?.querySelector('h2');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div className={`${layout.row} ${styles.failed}`}>
      <Icon name="warning" size={22} />
      {/* Outside the alert during the retry: when it comes back, a screen reader reads it again. */}
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

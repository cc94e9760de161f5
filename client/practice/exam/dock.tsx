import type { View } from '#exam/practice/view.ts';
import type { CSSProperties, ReactNode } from 'react';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import styles from './dock.module.css';

interface DockProps {
  readonly view: View;
  /** How long a revealed answer shows, in ms. */
  readonly revealMs: number | null;
  readonly onNext: () => void;
}

/** Next, and what can be done now. Once revealed, a line in the button fills until the next question comes by itself. */
export function Dock({ view, revealMs, onNext }: DockProps) {
  const revealed = view.phase === 'revealed';
  return (
    <div className={styles.dock}>
      <p className={styles.hint}>{hint(view, revealMs)}</p>
      <button type="button" className={`${button.filled} ${styles.next}`} disabled={!view.nextEnabled} onClick={onNext}>
        Next
        {view.nextEnabled && <Icon name="arrow" size={22} weight={2.4} />}
        {revealed && (
          <span className={styles.untilNext} style={{ '--reveal': `${revealMs ?? 0}ms` } as CSSProperties} />
        )}
      </button>
    </div>
  );
}

function hint(view: View, revealMs: number | null): ReactNode {
  if (view.phase === 'revealed') {
    const what = view.number === view.total ? 'The result' : 'Next question';
    return (
      <>
        {what} in <b className="mono">{(revealMs ?? 0) / 1000}</b> s
      </>
    );
  }
  if (!view.nextEnabled) return 'Darken one option.';
  return (
    <>
      Press <b>Next</b> to {revealMs === null ? 'go on' : 'check it'}.
    </>
  );
}

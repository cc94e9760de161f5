import type { View } from '#exam/practice/view.ts';
import { Children, memo, useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import styles from './dock.module.css';
import { figure } from '#messages/language.ts';
import * as m from '#messages/exam.ts';

interface DockProps {
  readonly view: View;
  /** Whether the revealed answer stays, and no next question is on its way. */
  readonly held: boolean;
  /** Whether it stays at the student's request. Then Next leads on. */
  readonly waits: boolean;
  /** How long a revealed answer shows, in ms. */
  readonly revealMs: number | null;
  /** Null if waiting is impossible. */
  readonly onWait: (() => void) | null;
  readonly onNext: () => void;
  /** The content over the row. */
  readonly above: ReactNode;
}

/**
 * Next, and the other actions of the moment. After the reveal, a line in the button fills until the next question comes by itself. Wait
 * keeps the answer until the student presses Next.
 */
export const Dock = memo(function Dock({ view, held, waits, revealMs, onWait, onNext, above }: DockProps) {
  const revealed = view.phase === 'revealed';
  const enabled = view.nextEnabled || waits;
  const next = useRef<HTMLButtonElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (waits && document.activeElement === document.body) next.current?.focus({ preventScroll: true });
  }, [waits]);
  return (
    <div className={styles.dock} data-waits={waits || undefined}>
      {above}
      <div className={`${layout.line} ${styles.row}`} data-wait={onWait ? '' : undefined}>
        <p className={styles.hint}>{waits ? m.waits : hint(view, revealMs)}</p>
        {onWait && (
          <button type="button" className={`${button.outlined} ${styles.wait}`} onClick={onWait}>
            {m.wait}
          </button>
        )}
        <button
          ref={next}
          type="button"
          className={`${button.filled} ${styles.next}`}
          disabled={!enabled}
          onClick={onNext}
        >
          {m.next}
          {enabled && <Icon name="arrow" size={22} weight={2.4} />}
          {revealed && !held && (
            <span className={styles.untilNext} style={{ '--reveal': `${revealMs ?? 0}ms` } as CSSProperties} />
          )}
        </button>
      </div>
    </div>
  );
});

function hint(view: View, revealMs: number | null): ReactNode {
  if (view.phase === 'revealed') {
    const seconds = <b className="mono">{figure((revealMs ?? 0) / 1000)}</b>;
    return Children.toArray(view.number === view.total ? m.resultIn(seconds) : m.nextIn(seconds));
  }
  if (!view.nextEnabled) return m.darkenOne;
  const next = <b>{m.next}</b>;
  return Children.toArray(revealMs === null ? m.pressToGoOn(next) : m.pressToCheck(next));
}

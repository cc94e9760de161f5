import type { View } from '#exam/practice/view.ts';
import { Children, type CSSProperties, type ReactNode } from 'react';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import styles from './dock.module.css';
import { figure } from '#messages/language.ts';
import * as m from '#messages/exam.ts';

interface DockProps {
  readonly view: View;
  /** Whether the revealed answer stays, and no next question is on its way. */
  readonly held: boolean;
  /** How long a revealed answer shows, in ms. */
  readonly revealMs: number | null;
  readonly onNext: () => void;
}

/** Next, and what can be done now. Once revealed, a line in the button fills until the next question comes by itself. */
export function Dock({ view, held, revealMs, onNext }: DockProps) {
  const revealed = view.phase === 'revealed';
  return (
    <div className={styles.dock}>
      <p className={styles.hint}>{hint(view, revealMs)}</p>
      <button type="button" className={`${button.filled} ${styles.next}`} disabled={!view.nextEnabled} onClick={onNext}>
        {m.next}
        {view.nextEnabled && <Icon name="arrow" size={22} weight={2.4} />}
        {revealed && !held && (
          <span className={styles.untilNext} style={{ '--reveal': `${revealMs ?? 0}ms` } as CSSProperties} />
        )}
      </button>
    </div>
  );
}

function hint(view: View, revealMs: number | null): ReactNode {
  if (view.phase === 'revealed') {
    const seconds = <b className="mono">{figure((revealMs ?? 0) / 1000)}</b>;
    return Children.toArray(view.number === view.total ? m.resultIn(seconds) : m.nextIn(seconds));
  }
  if (!view.nextEnabled) return m.darkenOne;
  const next = <b>{m.next}</b>;
  return Children.toArray(revealMs === null ? m.pressToGoOn(next) : m.pressToCheck(next));
}

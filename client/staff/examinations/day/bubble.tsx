import type { CSSProperties } from 'react';
import styles from './day-tab.module.css';
import type { Candidate } from './rooms-of.ts';

interface BubbleProps {
  readonly state: Candidate['state'];
  /** From 0 to 1: how much of the paper is answered. */
  readonly share?: number;
  readonly title?: string;
}

/** How a candidate stands: a bubble that fills with the paper, dark when it is handed in, dashed while absent, a mark where nothing is heard. */
export function Bubble({ state, share = 0.4, title }: BubbleProps) {
  const style = { '--answered': `${Math.round(share * 100)}%` } as CSSProperties;
  return (
    <i className={styles.bubble} data-state={state} style={style} title={title} aria-hidden="true">
      {state === 'notHeard' && '?'}
    </i>
  );
}

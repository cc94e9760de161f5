import type { CSSProperties } from 'react';
import ring from '#client/ui/ring.module.css';
import styles from './day-tab.module.css';
import type { Candidate } from './rooms-of.ts';

interface BubbleProps {
  readonly state: Candidate['state'];
  /** From 0 to 1: the answered share of the paper. */
  readonly share?: number;
  readonly title?: string;
}

/** A candidate's state: a bubble that fills with the paper, dark after the hand-in, dashed while absent, with a mark during a silence. */
export function Bubble({ state, share = 0.4, title }: BubbleProps) {
  const style = { '--answered': `${Math.round(share * 100)}%` } as CSSProperties;
  return (
    <i className={`${ring.ring} ${styles.bubble}`} data-state={state} style={style} title={title} aria-hidden="true">
      {state === 'notHeard' && '?'}
    </i>
  );
}

import type { ReactNode } from 'react';
import layout from '#client/ui/layout.module.css';
import styles from './bubble.module.css';

const scribble = 'M9 13 25 4.5 7 22 33 8 6.5 29 35.5 14 10.5 35.5 36 21.5 19 37 34.5 29.5';
const sheen = 'M10 17 22 9M9 24 29 10M12 30 32 16M18 33.5 33 23';

export const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The same element each time, so that React leaves it alone. */
const ring = (
  <svg viewBox="0 0 40 40" {...line}>
    <path className={styles.scribble} d={scribble} strokeWidth="5.6" />
    <circle className={styles.disc} cx="20" cy="20" r="17.4" />
    <path className={styles.sheen} d={sheen} strokeWidth="1.1" />
  </svg>
);

interface BubbleProps {
  readonly letter: string;
  /** Whether it is darkened. Without this, a radio before it says so. */
  readonly dark?: boolean | undefined;
  /** Its place in its row. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * The OMR bubble: a letter in a ring. The radio before it, or the pointer, darkens it in pencil (bubble.module.css). The examiner's pen,
 * its `children`, lies over it. A screen reader gets all of it from the row's text.
 */
export function Bubble({ letter, dark, className = '', children }: BubbleProps) {
  return (
    <span className={`${layout.centre} ${styles.bubble} ${className}`} data-dark={dark} aria-hidden="true">
      {ring}
      <b>{letter}</b>
      {children}
    </span>
  );
}

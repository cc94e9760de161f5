import type { CSSProperties } from 'react';
import styles from './spinner.module.css';
import * as m from '#messages/frame.ts';

const bubbles = [0, 1, 2, 3, 4, 5, 6, 7];

/** Size 50, yellow; shown after a wait of 150 ms. */
export function Spinner() {
  return (
    <div className={styles.spinner} role="status" aria-label={m.loading}>
      {bubbles.map((i) => (
        <i key={i} style={{ '--i': i } as CSSProperties} />
      ))}
    </div>
  );
}

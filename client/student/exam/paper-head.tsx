import styles from './paper-head.module.css';
import * as m from '#messages/exam.ts';

export interface PaperHeadProps {
  /** The number of the set, in its own box, if the paper is one of several. */
  readonly set?: number;
  readonly text: string;
}

/** What some formats print above the question. */
export function PaperHead({ set, text }: PaperHeadProps) {
  if (set === undefined) return <p className={`small ${styles.note}`}>{text}</p>;
  return (
    <div className={styles.head}>
      <div className={styles.set}>
        <small>{m.set}</small>
        <b>{set}</b>
      </div>
      <p>{text}</p>
    </div>
  );
}

/**
 * What happened by time while the page was hidden. The region is there from the beginning, empty: a screen reader only announces new
 * content of a known region.
 */
export function MissedWhileAway({ count }: { count: number }) {
  return (
    <p className={count === 0 ? undefined : `small ${styles.note}`} role="status">
      {count > 0 && m.missedWhileAway(count)}
    </p>
  );
}

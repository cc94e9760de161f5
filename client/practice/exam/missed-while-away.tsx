import styles from './paper-head.module.css';

/**
 * What time has done while the page was hidden. The region is there from the beginning, empty: a screen reader announces
 * what comes into one that it knows.
 */
export function MissedWhileAway({ count }: { count: number }) {
  return (
    <p className={count === 0 ? undefined : `small ${styles.note}`} role="status">
      {count > 0 && `${count} ${count === 1 ? 'question' : 'questions'} ran out of time while you were away.`}
    </p>
  );
}

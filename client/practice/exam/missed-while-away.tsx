import styles from './paper-head.module.css';

/** What time has done while the page was hidden. */
export function MissedWhileAway({ count }: { count: number }) {
  return (
    <p className={`small ${styles.note}`} role="status">
      {count} {count === 1 ? 'question' : 'questions'} ran out of time while you were away.
    </p>
  );
}

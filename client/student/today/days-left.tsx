import { figure } from '#messages/language.ts';
import { daysLeft } from '#messages/goal.ts';
import styles from './days-left.module.css';

/** The days until the paper, as the first cell of a ruled box; nothing without a day. */
export function DaysLeft({ days }: { readonly days: number | null }) {
  if (days === null) return null;
  return (
    <p className={styles.days}>
      <b className="mono">{figure(days)}</b>
      <small>{daysLeft(days)}</small>
    </p>
  );
}

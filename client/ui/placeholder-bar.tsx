import styles from './placeholder-bar.module.css';

/** A grey bar in the place of a loading line. */
export function PlaceholderBar({ width }: { width: string }) {
  return <span className={styles.bar} style={{ width }} />;
}

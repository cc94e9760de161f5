import styles from './page-foot.module.css';

/** The line at the foot of the open pages. */
export function PageFoot() {
  return (
    <footer className={styles.foot}>
      <span className="tiny">Tayari means preparation.</span>
      <span className="tiny">Practice papers follow each exam’s pattern.</span>
    </footer>
  );
}

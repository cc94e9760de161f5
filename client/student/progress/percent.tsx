import styles from './percent.module.css';
interface PercentProps {
  readonly of: { readonly right: number; readonly answered: number };
}

/** A share of right answers: the number in the digits of all numbers, its sign in the text's font. */
export function Percent({ of: { right, answered } }: PercentProps) {
  return (
    <>
      {Math.round((right / answered) * 100)}
      <span className={styles.sign}>{'\u00a0'}%</span>
    </>
  );
}

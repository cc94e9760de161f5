import styles from './tally.module.css';

interface TallyRow {
  readonly name: string;
  readonly figure: string | number;
  /** So many of its dots are darkened. */
  readonly darkened: number;
  readonly dots: number;
}

/** Counts, each with a dot for every question. */
export function Tally({ rows, className = '' }: { rows: readonly TallyRow[]; className?: string | undefined }) {
  return (
    <ul className={`${styles.tally} mt-16 ${className}`}>
      {rows.map(({ name, figure, darkened, dots }) => (
        <li key={name}>
          <span>{name}</span>
          <span className="mono text-right">{figure}</span>
          <span className={styles.dots} aria-hidden="true">
            {Array.from({ length: dots }, (_, place) => (
              <i key={place} className={place < darkened ? styles.darkened : undefined} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

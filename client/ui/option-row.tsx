import type { ComponentProps, ReactNode } from 'react';
import styles from './option-row.module.css';

interface OptionRowProps extends ComponentProps<'input'> {
  readonly children: ReactNode;
  /** Small words at its end. */
  readonly beside?: ReactNode;
}

/** One of several: a radio, its words, and a line below. */
export function OptionRow({ children, beside, ...radio }: OptionRowProps) {
  return (
    <label className={styles.row}>
      <input type="radio" autoComplete="off" {...radio} />
      <span>{children}</span>
      {beside !== undefined && <small>{beside}</small>}
    </label>
  );
}

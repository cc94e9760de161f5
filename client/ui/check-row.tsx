import type { ReactNode } from 'react';
import box from './drawn-box.module.css';
import styles from './check-row.module.css';

interface CheckRowProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Words after the label, quieter than it. */
  readonly note?: ReactNode;
  /** What stands at the row's end: a number, mostly. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** One of several that can be chosen together: a drawn box, its words, and a line below. */
export function CheckRow({ checked, onChange, disabled = false, note, beside, children }: CheckRowProps) {
  return (
    <label className={styles.row}>
      <input
        className={box.box}
        type="checkbox"
        autoComplete="off"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {children}
        {note !== undefined && <small> {note}</small>}
      </span>
      {beside !== undefined && <span className={`mono ${styles.beside}`}>{beside}</span>}
    </label>
  );
}

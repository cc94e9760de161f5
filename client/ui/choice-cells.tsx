import type { ReactNode } from 'react';
import styles from './choice-cells.module.css';

/** Choices in one ruled row. */
export function ChoiceCells({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles.cells} flex flex-wrap`}>{children}</div>;
}

interface ChoiceCellProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The words of the choice. */
  readonly children: ReactNode;
}

/** A choice of a row: its words beside its bubble, which is a box if several can be chosen. */
export function ChoiceCell({ type, name, checked, onChange, children }: ChoiceCellProps) {
  return (
    <label data-on={checked || undefined}>
      <input
        type={type}
        name={name}
        autoComplete="off"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.bubble} data-box={type === 'checkbox' || undefined} aria-hidden="true" />
      <b>{children}</b>
    </label>
  );
}

import { useId, type ReactNode } from 'react';
import * as m from '#messages/report.ts';
import styles from './question-form.module.css';

interface WrittenFieldProps {
  readonly label: ReactNode;
  readonly most: number;
  readonly value: string;
  readonly onWritten: (value: string) => void;
}

/** A text field of a few lines, with its number of characters and the limit. */
export function WrittenField({ label, most, value, onWritten }: WrittenFieldProps) {
  const id = useId();
  return (
    <div className={styles.written}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={most}
        aria-describedby={`${id}count`}
        value={value}
        onChange={({ target }) => onWritten(target.value)}
      />
      <p id={`${id}count`} className="small">
        {m.characters(value.length, most)}
      </p>
    </div>
  );
}

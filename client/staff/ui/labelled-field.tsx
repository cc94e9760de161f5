import { useId, type ComponentProps, type ReactNode } from 'react';
import field from './field.module.css';
import styles from './labelled-field.module.css';

interface LabelledFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
  /** Its place among the fields of its sheet. */
  readonly number?: number;
  /** What stands at the end of the label's line. */
  readonly beside?: string;
  readonly hint?: ReactNode;
  /** What is wrong with it; it takes the hint's place. */
  readonly problem?: string | undefined;
}

/** A field of a form: its label above, its problem or else its hint below. */
export function LabelledField({ label, number, beside, hint, problem, ...input }: LabelledFieldProps) {
  const id = useId();
  const below = problem ?? hint;
  return (
    <div className={field.field}>
      <div className={styles.head}>
        {number !== undefined && (
          <span className="num" aria-hidden="true">
            {number}
          </span>
        )}
        <label className="semibold" htmlFor={id}>
          {label}
        </label>
        {beside !== undefined && (
          <small className="ml-auto" id={`${id}-beside`}>
            {beside}
          </small>
        )}
      </div>
      <input
        {...input}
        className={field.input}
        id={id}
        aria-invalid={problem !== undefined}
        aria-describedby={[below !== undefined && `${id}-below`, beside !== undefined && `${id}-beside`]
          .filter(Boolean)
          .join(' ')}
      />
      {below !== undefined && (
        <span className={problem === undefined ? styles.hint : field.problem} id={`${id}-below`}>
          {below}
        </span>
      )}
    </div>
  );
}

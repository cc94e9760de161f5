import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import styles from './form.module.css';
import { useForm } from './form-context.ts';

/** What to say when an input fails one of the browser's own constraints. */
export type Words = Partial<Readonly<Record<keyof ValidityState, string>>>;

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children'> {
  readonly name: string;
  readonly label: string;
  /** Where it stands among the fields of its sheet. */
  readonly number?: number;
  readonly hint?: string;
  readonly words: Words;
  /** A control at the end of the input. */
  readonly end?: ReactNode;
}

/** A required field: label above, what is wrong with it below in place of the hint. */
export function Field({ name, label, number, hint, words, end, ...input }: FieldProps) {
  const { problems, report } = useForm();
  const id = useId();
  const problem = problems[name];
  const below = problem ?? hint;
  return (
    <div className={styles.field} data-problem={problem && ''}>
      <div className={styles.label}>
        {number && (
          <span className="mono" aria-hidden="true">
            {number}
          </span>
        )}
        <label htmlFor={id}>{label}</label>
      </div>
      <span className={styles.input}>
        <input
          {...input}
          id={id}
          name={name}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={below && `${id}-below`}
          onInvalid={({ currentTarget }) => report(name, problemOf(currentTarget, words))}
          onInput={({ currentTarget }) => problem && report(name, problemOf(currentTarget, words))}
        />
        {end}
      </span>
      {below && (
        <p className={problem ? styles.problem : styles.hint} id={`${id}-below`}>
          {problem && <Icon name="warning" size={18} weight={2.2} />}
          {below}
        </p>
      )}
    </div>
  );
}

/** What is wrong with an input as it stands, in our words or else the browser's; undefined when nothing is. */
function problemOf({ validity, validationMessage }: HTMLInputElement, words: Words): string | undefined {
  if (validity.valid) return undefined;
  for (const [constraint, sentence] of Object.entries(words)) {
    if (validity[constraint as keyof ValidityState]) return sentence;
  }
  return validationMessage;
}

import { useId, type ReactNode } from 'react';
import field from '../../ui/field.module.css';
import styles from './part.module.css';
import { usePatternProblem } from './use-pattern-problems.ts';

interface PartProps {
  readonly title: string;
  /** The names of its fields in the contract; problems with one of them show below. */
  readonly of: string;
  /** Whether it can't be changed any more. */
  readonly fixed: boolean;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the pattern's form, under its heading. */
export function Part({ title, of, fixed, note, children }: PartProps) {
  const id = useId();
  const { problem } = usePatternProblem(of, id);
  return (
    <fieldset
      className={`${styles.part} mt-24 min-w-0`}
      disabled={fixed}
      aria-describedby={problem === undefined ? undefined : id}
    >
      <legend>{title}</legend>
      {children}
      {note !== undefined && <p className="small mt-8">{note}</p>}
      {problem !== undefined && (
        <p className={field.problem} id={id}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

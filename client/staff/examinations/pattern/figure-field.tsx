import { useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import layout from '#client/ui/layout.module.css';
import field from '../../ui/field.module.css';
import styles from './part.module.css';
import type { PatternDraft } from './pattern-draft.ts';
import { usePatternProblem } from './use-pattern-problems.ts';

interface FigureFieldProps {
  readonly before: string;
  readonly after?: ReactNode;
  readonly name:
    | 'notInLast'
    | 'waiting'
    | 'lateMinutes'
    | 'lateLimitMinutes'
    | 'handInAfterMinutes'
    | 'roomLimitMinutes';
  readonly fixed: boolean;
}

/** A number in the middle of a sentence. */
export function FigureField({ before, after, name, fixed }: FigureFieldProps) {
  const id = useId();
  const { register } = useFormContext<PatternDraft>();
  const { problem, invalid } = usePatternProblem(name, `${id}-problem`);
  return (
    <div>
      <div className={`${layout.row} ${styles.inline}`}>
        <label htmlFor={id}>{before}</label>
        <input
          className={field.input}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          disabled={fixed}
          {...invalid}
          {...register(name)}
        />
        {after}
      </div>
      {problem !== undefined && (
        <span className={field.problem} id={`${id}-problem`}>
          {problem}
        </span>
      )}
    </div>
  );
}

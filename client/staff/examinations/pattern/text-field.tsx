import { useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import field from '../../ui/field.module.css';
import type { PatternDraft } from './pattern-draft.ts';
import { usePatternProblem } from './use-pattern-problems.ts';

/** The text fields of the form. */
type TextName = {
  [Name in keyof PatternDraft]: PatternDraft[Name] extends string ? Name : never;
}[keyof PatternDraft];

interface TextFieldProps {
  readonly label: string;
  readonly name: TextName;
  /** The contract's name of it, if that is different. */
  readonly of?: string;
  readonly kind?: 'text' | 'figure' | 'lines';
  readonly lang?: 'ne';
  readonly fixed: boolean;
  readonly hint?: ReactNode;
}

/** A text field of the pattern, with its problem below. */
export function TextField({ label, name, of = name, kind = 'text', lang, fixed, hint }: TextFieldProps) {
  const id = useId();
  const { register } = useFormContext<PatternDraft>();
  const { problem, invalid } = usePatternProblem(of, `${id}-problem`);
  const shared = { className: field.input, id, lang, disabled: fixed, autoComplete: 'off', ...invalid };
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      {kind === 'lines' ? (
        <textarea rows={3} {...shared} {...register(name)} />
      ) : (
        <input inputMode={kind === 'figure' ? 'decimal' : undefined} {...shared} {...register(name)} />
      )}
      {hint !== undefined && <p className="small">{hint}</p>}
      {problem !== undefined && (
        <span className={field.problem} id={`${id}-problem`}>
          {problem}
        </span>
      )}
    </div>
  );
}

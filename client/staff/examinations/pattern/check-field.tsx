import { Controller, useFormContext } from 'react-hook-form';
import layout from '#client/ui/layout.module.css';
import { CheckBox } from '../../ui/check-box.tsx';
import styles from './part.module.css';
import type { PatternDraft } from './pattern-draft.ts';

/** The tick boxes of the form. */
type TickName = {
  [Name in keyof PatternDraft]: PatternDraft[Name] extends boolean ? Name : never;
}[keyof PatternDraft];

/** A tick box of the pattern. */
export function CheckField({ label, name, fixed }: { label: string; name: TickName; fixed: boolean }) {
  const { control } = useFormContext<PatternDraft>();
  return (
    <div className={`${layout.line} ${styles.check}`}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange } }) => (
          <CheckBox label={label} checked={value} disabled={fixed} onChange={() => onChange(!value)} />
        )}
      />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}

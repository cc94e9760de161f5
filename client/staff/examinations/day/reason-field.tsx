import * as m from '#messages/staff-day.ts';
import field from '../../ui/field.module.css';

/** The reason for a command, which the audit log keeps. */
export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  return (
    <label className={`${field.label} mt-8`}>
      {m.reason}
      <input className={field.input} value={value} maxLength={500} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

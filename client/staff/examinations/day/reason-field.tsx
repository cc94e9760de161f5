import * as m from '#messages/staff-day.ts';
import field from '../../ui/field.module.css';
import styles from './day-tab.module.css';

/** Why an act is done: it stands in the audit log. */
export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  return (
    <label className={styles.asked}>
      {m.reason}
      <input className={field.input} value={value} maxLength={500} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

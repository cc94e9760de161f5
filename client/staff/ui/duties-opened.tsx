import type { Duty } from '#contract/duty.ts';
import * as m from '#messages/staff-college.ts';
import { dutyNames } from './duty-names.ts';
import styles from './duties-opened.module.css';

/** What each of these duties opens. */
export function DutiesOpened({ duties }: { readonly duties: readonly Duty[] }) {
  return (
    <dl className={`${styles.duties} mt-12 ink-above`}>
      {dutyNames
        .filter(([duty]) => duties.includes(duty))
        .map(([duty, name]) => (
          <div key={duty}>
            <dt>{name}</dt>
            <dd>{m.dutyNotes[duty]}</dd>
          </div>
        ))}
    </dl>
  );
}

import { Bubble } from '#client/ui/bubble.tsx';
import layout from '#client/ui/layout.module.css';
import type { Duty } from '#contract/duty.ts';
import * as college from '#messages/staff-college.ts';
import { useStaffSession } from '../api/session.ts';
import { dutyNames } from '../ui/duty-names.ts';
import field from '../ui/field.module.css';
import styles from './duty-choices.module.css';

interface DutyChoicesProps {
  readonly chosen: readonly Duty[];
  readonly problem: string | undefined;
  readonly onChange: (chosen: readonly Duty[]) => void;
}

/** A bubble for each duty that this person may give, with what it opens. */
export function DutyChoices({ chosen, problem, onChange }: DutyChoicesProps) {
  const { data: session } = useStaffSession();
  const given = dutyNames.filter(([duty]) => duty !== 'operator' || session?.duties.includes('operator'));
  return (
    <fieldset className={`${styles.choices} mt-18`}>
      <legend>{college.duty}</legend>
      {given.map(([duty, name]) => (
        <label key={duty}>
          <span className={`${layout.centre} ${styles.bubble}`}>
            <input
              className={layout.cover}
              type="checkbox"
              autoComplete="off"
              checked={chosen.includes(duty)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...chosen, duty] : chosen.filter((each) => each !== duty))
              }
            />
            <Bubble letter="" />
          </span>
          <span>
            <b>{name}</b>
            <small>{college.dutyNotes[duty]}</small>
          </span>
        </label>
      ))}
      {problem !== undefined && <span className={field.problem}>{problem}</span>}
    </fieldset>
  );
}

import ring from '#client/ui/ring.module.css';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { examinationStates } from '#contract/examination-states.ts';
import type { Examination, ExaminationState } from '#contract/examination.ts';
import * as m from '#messages/staff-examinations.ts';
import styles from './course.module.css';
import { shortMoment } from '../lib/short-moment.ts';

/** When a state came, or when the clock brings it. */
const momentOfState: Partial<Record<ExaminationState, (of: Examination) => string | null>> = {
  sealed: ({ sealedAt }) => sealedAt,
  open: ({ opensAt }) => opensAt,
  running: ({ startsAt }) => startsAt,
  ended: ({ endsAt }) => endsAt,
};

/** The eight states of an examination on one line: past ones in ink, the present one in marigold. */
export function Course({ of }: { of: Examination }) {
  const present = examinationStates.indexOf(of.state);
  return (
    <div className={`${styles.course} mt-16`} role="group" aria-label={m.state}>
      <ol>
        {examinationStates.map((state, place) => {
          const moment = momentOfState[state]?.(of) ?? null;
          return (
            <li
              key={state}
              data-is={place < present ? 'past' : place === present ? 'now' : undefined}
              aria-current={place === present ? 'step' : undefined}
            >
              <i aria-hidden="true" />
              <b>{m.states[state]}</b>
              <small>{moment !== null && shortMoment(moment, timeZone)}</small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The same in a row of a list, with the present state in words. */
export function SmallCourse({ state }: { state: ExaminationState }) {
  // No state follows the last one, and nothing waits in it.
  const present = state === 'published' ? examinationStates.length : examinationStates.indexOf(state);
  return (
    <span className={styles.small}>
      <span className="inline-flex items-center" aria-hidden="true">
        {examinationStates.map((each, place) => (
          <i
            key={each}
            className={ring.ring}
            data-is={place < present ? 'past' : place === present ? 'now' : undefined}
          />
        ))}
      </span>
      {m.states[state]}
    </span>
  );
}

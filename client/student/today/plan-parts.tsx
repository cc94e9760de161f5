import type { CSSProperties } from 'react';
import { letterOf } from '#exam/question.ts';
import type { DayPlan, PlanPart } from '#exam/record/plan.ts';
import { paths } from '#client/lib/paths.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import { Link } from '#client/ui/link.tsx';
import dots from '#client/ui/dots.module.css';
import * as m from '#messages/today.ts';
import { partReason, partTitle } from './part-words.ts';
import timing from '#client/ui/timing-mark.module.css';
import styles from './today.module.css';

interface Props {
  readonly plan: DayPlan;
  /** Whether the student can still say which exam it is. */
  readonly asksGoal: boolean;
}

/** The minutes as a rule of blocks, one a minute, and the parts below it. */
export function PlanParts({ plan, asksGoal }: Props) {
  const { parts, now } = plan;
  return (
    <>
      <p className={styles.rule} role="img" aria-label={m.rule(parts.map(({ minutes }) => minutes))}>
        {parts.map((part, place) => (
          <i
            key={letterOf(place)}
            data-state={stateOf(part, place, now)}
            style={{ '--m': part.minutes } as CSSProperties}
          />
        ))}
      </p>
      <ol className="ink-above">
        {parts.map((part, place) => (
          <Part key={letterOf(place)} part={part} place={place} plan={plan} />
        ))}
        {asksGoal && (
          <li className={`${timing.marked} ${styles.part}`}>
            <Bubble letter={letterOf(parts.length)} />
            <h3>
              <Link to={paths.goal.to()}>{m.sayWhich}</Link>
            </h3>
            <span className="pt-6 text-15 ink-2">{m.twoTaps}</span>
            <p>{m.sayWhichWhy}</p>
          </li>
        )}
      </ol>
    </>
  );
}

function Part({ part, place, plan }: { readonly part: PlanPart; readonly place: number; readonly plan: DayPlan }) {
  const state = stateOf(part, place, plan.now);
  return (
    <li
      className={`${timing.marked} ${styles.part}`}
      data-state={state}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <Bubble letter={letterOf(place)} />
      <h3>
        {partTitle(part)}
        {state === 'done' && <span className="vh">, {m.isDone}</span>}
      </h3>
      <span className="pt-6 text-15 ink-2">{m.minutes(part.minutes)}</span>
      <p>{partReason(part, plan)}</p>
      <span className={`${dots.dots} ${styles.dots}`} aria-hidden="true">
        {Array.from({ length: part.count }, (_, at) => (
          // Only their place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <i key={at} className={at < part.done ? dots.filled : undefined} />
        ))}
      </span>
    </li>
  );
}

function stateOf({ done, count }: PlanPart, place: number, now: number | null): 'done' | 'now' | 'to-come' {
  if (done >= count) return 'done';
  return place === now ? 'now' : 'to-come';
}

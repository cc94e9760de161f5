import type { CSSProperties, ReactNode } from 'react';
import { letterOf } from '#exam/question.ts';
import { itemCount } from '#exam/record/papers.ts';
import type { DayPlan, PlanPart } from '#exam/record/plan.ts';
import { paths } from '#client/lib/paths.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import { Link } from '#client/ui/link.tsx';
import dots from '#client/ui/dots.module.css';
import { dayAt, dayOfYearIn } from '#text/dates.ts';
import { language, prefix } from '#messages/language.ts';
import * as m from '#messages/today.ts';
import { partReason, partTitle } from './part-words.ts';
import timing from '#client/ui/timing-mark.module.css';
import styles from './today.module.css';

interface Props {
  readonly plan: DayPlan;
  /** Whether the student can still say which exam it is. */
  readonly asksGoal: boolean;
  /** The topic that another one replaces while there is no connection; null if none. */
  readonly replaced: string | null;
  readonly offline: boolean;
  readonly onOpen: (part: PlanPart) => void;
}

/** The minutes as a rule of blocks, one a minute, and the parts below it. */
export function PlanParts({ plan, asksGoal, replaced, offline, onOpen }: Props) {
  const { parts, now, mock, paper, screenMinutes } = plan;
  const next = letterOf(parts.length);
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
          <Part
            key={letterOf(place)}
            part={part}
            place={place}
            state={stateOf(part, place, now)}
            reason={partReason(part, plan, { offline, replaced })}
            onOpen={onOpen}
          />
        ))}
        {asksGoal && (
          <Beside letter={next} beside={m.twoTaps} reason={m.sayWhichWhy}>
            <Link to={paths.goal.to()}>{m.sayWhich}</Link>
          </Beside>
        )}
        {screenMinutes !== null && (
          <Beside letter={next} beside={m.minutes(screenMinutes)} reason={m.whySeeScreen}>
            {/* Another program. */}
            <a href={`${prefix}/hall/practice`}>{m.seeScreen}</a>
          </Beside>
        )}
        {mock !== null && !mock.isSat && paper !== null && (
          <Beside
            letter={next}
            beside={m.minutes(paper.minutes)}
            reason={m.whyMock(mock.last === null ? null : dayOfYearIn(language, dayAt(mock.last)))}
          >
            <Link to={paths.mock.to({ pattern: paper.name })}>{m.weeksMock(itemCount(paper))}</Link>
          </Beside>
        )}
      </ol>
    </>
  );
}

interface BesideProps {
  readonly letter: string;
  readonly beside: string;
  readonly reason: string;
  /** The link. */
  readonly children: ReactNode;
}

/** What stands beside the parts: it has a letter, and no place among the minutes. */
function Beside({ letter, beside, reason, children }: BesideProps) {
  return (
    <li className={`${timing.marked} ${styles.part}`}>
      <Bubble letter={letter} />
      <h3>{children}</h3>
      <span className="pt-6 text-15 ink-2">{beside}</span>
      <p>{reason}</p>
    </li>
  );
}

interface PartProps {
  readonly part: PlanPart;
  readonly place: number;
  readonly state: 'done' | 'now' | 'to-come';
  readonly reason: string;
  readonly onOpen: (part: PlanPart) => void;
}

function Part({ part, place, state, reason, onOpen }: PartProps) {
  return (
    <li
      className={`${timing.marked} ${styles.part}`}
      data-state={state}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <Bubble letter={letterOf(place)} />
      <h3>
        {state === 'done' ? (
          <>
            {partTitle(part)}
            <span className="vh">, {m.isDone}</span>
          </>
        ) : (
          <button type="button" className={styles.open} onClick={() => onOpen(part)}>
            {partTitle(part)}
          </button>
        )}
      </h3>
      <span className="pt-6 text-15 ink-2">{m.minutes(part.minutes)}</span>
      <p>{reason}</p>
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

import { useId } from 'react';
import type { PastAnswer } from '#exam/record/answers.ts';
import { dayOf } from '#exam/record/day.ts';
import { practiceWeeks } from '#exam/record/days.ts';
import { weekdays } from '#text/calendar-names.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/today.ts';
import styles from './today.module.css';

interface Props {
  readonly answers: readonly PastAnswer[];
  /** How many days a week the student set; null without a goal. */
  readonly goal: number | null;
  /** Whether the student comes back from a long break. */
  readonly away: boolean;
  readonly now: number;
}

/** From so many questions on, a day is drawn darker. */
const [some, many] = [20, 60];

/** The days of this week, each by how much was practised. Days before the first practice are drawn as those to come. */
export function Week({ answers, goal, away, now }: Props) {
  const id = useId();
  const week = practiceWeeks(answers, now).pop() ?? [];
  const first = answers[0] === undefined ? dayOf(now) : dayOf(answers[0].at);
  const practised = week.filter(({ answered }) => answered > 0).length;
  return (
    <section className={styles.week} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {m.thisWeek}
      </h2>
      <p className="small">
        {goal === null ? m.weekSoFar(practised) : away ? m.weekAfterBreak(practised, goal) : m.weekOf(practised, goal)}
      </p>
      <ol>
        {weekdays[language].map((weekday, place) => {
          const day = week[place];
          const lived = day !== undefined && day.day >= first;
          return (
            <li key={weekday}>
              <i
                data-fill={day === undefined ? 'none' : fillOf(day.answered)}
                data-lived={lived}
                data-today={day?.day === dayOf(now)}
                aria-hidden="true"
              />
              {m.shortDay(weekday)}
              {(lived || day === undefined) && (
                <span className="vh"> {day === undefined ? m.toCome : m.dayAnswers(day.answered)}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function fillOf(answered: number): 'none' | 'few' | 'some' | 'many' {
  if (answered === 0) return 'none';
  if (answered < some) return 'few';
  return answered < many ? 'some' : 'many';
}

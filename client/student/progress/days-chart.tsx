import type { PastAnswer } from '#exam/record/answers.ts';
import { beginOfDay, dayOf } from '#exam/record/day.ts';
import { daysCounted, livedWeeks, practiceWeeks } from '#exam/record/days.ts';
import type { CSSProperties } from 'react';
import { Question } from '#client/ui/question.tsx';
import { weekdays } from '#text/calendar-names.ts';
import { dayAt, dayOfYearIn } from '#text/dates.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import { Scrolled } from './scrolled.tsx';
import styles from './days-chart.module.css';

/** So many questions fill a day's bubble. */
const fullDayAnswers = 100;

/** The weeks of the last 30 days from the first practice on. Each day is a bubble that fills from below with its answered questions. */
export function DaysChart({ answers, now }: { answers: readonly PastAnswer[]; now: number }) {
  const all = practiceWeeks(answers, now);
  const weeks = livedWeeks(all, answers);
  const days = all.flat().slice(-daysCounted);
  const today = dayOf(now);
  return (
    <Question title={m.days} note={m.daysNote(days.filter(({ answered }) => answered > 0).length, days.length)}>
      <Scrolled label={m.days}>
        <table className={`${styles.weeks} mt-8`}>
          <caption className="vh">{m.daysCaption}</caption>
          <thead>
            <tr>
              <td aria-hidden="true" />
              {weekdays[language].map((weekday) => (
                <th key={weekday} scope="col">
                  {m.shortWeekday(weekday)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]?.day}>
                <th scope="row">{dayOfYearIn(language, dayAt(beginOfDay(week[0]?.day ?? today)))}</th>
                {week.map(({ day, answered }) => (
                  <td key={day}>
                    <i className={lookOf(answered, day === today)} style={fillOf(answered)} aria-hidden="true" />
                    <span className="vh">{answered}</span>
                  </td>
                ))}
                {Array.from({ length: 7 - week.length }, (_, ahead) => (
                  <td key={ahead} aria-hidden="true">
                    <i className={styles.ahead} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      <p className={`small ${styles.legend} mt-8 flex flex-wrap`} aria-hidden="true">
        <span className="inline-flex gap-8 items-center">
          <i className={styles.some} style={fillOf(30)} />
          {m.some}
        </span>
        <span className="inline-flex gap-8 items-center">
          <i className={styles.full} />
          {m.fullDay(fullDayAnswers)}
        </span>
        <span className="inline-flex gap-8 items-center">
          <i />
          {m.none}
        </span>
      </p>
    </Question>
  );
}

function lookOf(answered: number, today: boolean) {
  const fill = answered >= fullDayAnswers ? styles.full : answered > 0 ? styles.some : '';
  return today ? `${fill} ${styles.today}` : fill;
}

/** Little practice is visible too: the fill starts a little above the bubble's foot. */
function fillOf(answered: number): CSSProperties {
  return { '--a': `${12 + (Math.min(fullDayAnswers, answered) / fullDayAnswers) * 88}%` } as CSSProperties;
}

import { beginOfDay } from '#exam/record/day.ts';
import type { DayPlan } from '#exam/record/plan.ts';
import type { Goal } from '#exam/record/record.ts';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import { dayAt, shortDayInBoth } from '#text/dates.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/today.ts';
import { DaysLeft } from './days-left.tsx';
import styles from './goal.module.css';

/** What the student prepares for: the days that are left, the exam with its day, and the minutes. */
export function GoalBox({ goal, plan: { daysLeft, paper } }: { readonly goal: Goal; readonly plan: DayPlan }) {
  if (goal.minutes === null) return null;
  const words = m.minutesOfDay(goal.minutes);
  const day = goal.day === null ? null : dayAt(beginOfDay(goal.day));
  return (
    <div className={styles.box}>
      <DaysLeft days={daysLeft} />
      <p className={styles.exam}>
        <b className="block">{paper === null ? m.noExam : m.exams[paper.name]}</b>
        <small className="block">
          {daysLeft === null || day === null ? words : `${shortDayInBoth(language, day)}, ${words}`}
        </small>
      </p>
      <Link className={`${button.link} ${styles.change}`} to={paths.goal.to()}>
        {m.change}
      </Link>
    </div>
  );
}

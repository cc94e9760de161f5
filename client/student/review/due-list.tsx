import { groupBy } from '#exam/group-by.ts';
import type { PastAnswer } from '#exam/record/answers.ts';
import { pacesOf, usualPace } from '#exam/record/paces.ts';
import { useMemo } from 'react';
import { categoryName } from '#client/question/category-name.ts';
import type { KeptQuestion } from '#client/student/record/record-tables.ts';
import { Question } from '#client/ui/question.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import { numberIn } from '#text/numbers.ts';
import dots from '#client/ui/dots.module.css';
import styles from './due-list.module.css';

interface Props {
  readonly keys: readonly string[];
  readonly questions: ReadonlyMap<string, KeptQuestion>;
  /** In the order of time. */
  readonly answers: readonly PastAnswer[];
}

/** The questions of a review before it starts: a bubble for each, by subject, and the expected time. */
export function DueList({ keys, questions, answers }: Props) {
  const { subjects, minutes } = useMemo(() => {
    const known = new Map(answers.map(({ question, subject }) => [question, subject]));
    const paces = pacesOf(answers);
    const named = groupBy(keys, (key) => categoryName(known.get(key) ?? questions.get(key)?.question.category ?? ''));
    const seconds = keys.reduce((sum, key) => sum + (paces.get(key) ?? usualPace), 0);
    return {
      subjects: [...named].sort(([, one], [, other]) => other.length - one.length),
      minutes: Math.ceil(seconds / 60),
    };
  }, [keys, questions, answers]);
  return (
    <Question title={m.dueBySubject} note={m.aboutMinutes(minutes)}>
      <ul className={styles.subjects}>
        {subjects.map(([subject, own]) => (
          <li key={subject}>
            <b className="text-18">{subject}</b>
            <span className={`${dots.dots} ${styles.dots}`} aria-hidden="true">
              {own.map((key) => (
                <i key={key} />
              ))}
            </span>
            <span className="mono">{numberIn(language, own.length)}</span>
          </li>
        ))}
      </ul>
    </Question>
  );
}

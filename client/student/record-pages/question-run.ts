import { start, step, type PracticeAttempt, type Outcome } from '#exam/practice/attempt.ts';
import { wholePaper } from '#exam/practice/paper.ts';
import { view } from '#exam/practice/view.ts';
import { useCallback, useEffect, useReducer, useState } from 'react';
import type { KeptQuestion } from '#client/student/record/record-tables.ts';

/** The result of one question. */
export interface AnsweredQuestion {
  readonly question: KeptQuestion;
  readonly chosen: string | null;
  readonly outcome: Outcome;
  readonly ms: number;
  readonly at: number;
}

/** The format whose marking it uses. Its clock stands still, so only the code here ends a question. */
const exam = { id: 'review', format: 'topic-practice' } as const;
const afterAnyTimeMs = 3_600_000;

/** The state of one question. */
interface Run {
  readonly number: number;
  readonly attempt: PracticeAttempt;
  readonly began: number;
  /** In ms; null until the question is answered. */
  readonly took: number | null;
}

function begin({ question }: KeptQuestion, number: number, since: number | null): Run {
  const now = Date.now();
  // A clock that was set back meanwhile gives no more time than a question has.
  const began = Math.min(now, since ?? now);
  return { number, attempt: start(exam, wholePaper([question]), 0), began, took: null };
}

/** The time of a question. */
interface QuestionTime {
  /** The seconds that end it; null for none. */
  readonly seconds: number | null;
  /** When it was shown before, in ms since the epoch; null if it was not. */
  readonly since: number | null;
}

/**
 * One question outside of a paper, on the machine of the exams with its clock stopped. The student ends it, or its time does.
 * Another `number` starts again with the new question.
 */
export function useQuestionRun(
  question: KeptQuestion,
  number: number,
  { seconds, since }: QuestionTime,
  onSettled: (settled: AnsweredQuestion) => void,
) {
  const [known, setRun] = useState(() => begin(question, number, since));
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  let run = known;
  if (run.number !== number) {
    run = begin(question, number, since);
    setRun(run);
  }
  const { attempt, began, took } = run;
  const answering = attempt.phase === 'answering';

  const settle = (late: boolean) => {
    const at = Date.now();
    const ms = Math.max(0, at - began);
    const next = step(attempt, { type: late ? 'tick' : 'next' }, late ? afterAnyTimeMs : 0);
    const [answer] = next.answers;
    if (next === attempt || answer === undefined || answer.outcome === 'answered') return;
    setRun({ ...run, attempt: next, took: ms });
    onSettled({ question, chosen: answer.chosen, outcome: answer.outcome, ms, at });
  };

  useEffect(() => {
    if (!answering) return;
    const timer = setInterval(drawAgain, 1000);
    return () => clearInterval(timer);
  }, [answering, number]);

  const used = took ?? Math.max(0, Date.now() - began);
  const over = answering && seconds !== null && used >= seconds * 1000;
  useEffect(() => {
    if (over) settle(true);
    // Whatever else has changed, the time is over once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [over]);

  return {
    view: view(attempt),
    seconds: Math.floor(used / 1000),
    choose: useCallback(
      (option: string) =>
        setRun((before) => ({ ...before, attempt: step(before.attempt, { type: 'choose', option }, 0) })),
      [],
    ),
    check: () => settle(false),
  };
}

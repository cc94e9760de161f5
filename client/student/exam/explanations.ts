import type { Explanations, LoadedBank } from '#content/load/loaded-bank.ts';
import type { PracticeAttempt } from '#exam/practice/attempt.ts';
import { useEffect, useState } from 'react';
import type { ExamBank, ExamKind } from './exam-kind.ts';

/** The explanations of a bank's questions. The formulas are the bank's. */
export function explanationsIn({ questions }: LoadedBank): Explanations {
  return { texts: Object.fromEntries(questions.map(({ id, explanation = '' }) => [id, explanation])), math: {} };
}

/** The attempt with the parts that its questions were drawn without. */
export function withExplanations(attempt: PracticeAttempt, { texts }: Explanations): PracticeAttempt {
  const questions = attempt.paper.questions.map((question) => {
    const explanation = question.explanation ?? texts[question.id];
    return explanation ? { ...question, explanation } : question;
  });
  return { ...attempt, paper: { ...attempt.paper, questions } };
}

/**
 * The explanations of a bank's questions, and the formulas that these lack: null until they have come. Those that did not come with the
 * bank are requested once the questions show. `isOther` means that another tab has begun a paper that this bank does not have.
 */
export function useExplanations(
  { explanations: given }: ExamBank,
  isOther: boolean,
  loadExplanations: ExamKind['loadExplanations'],
): Explanations | null {
  const [loaded, setLoaded] = useState<Explanations | null>(null);
  const isGiven = given !== undefined && !isOther;
  useEffect(() => {
    if (isGiven) return;
    let shown = true;
    // Without a network the exam goes on without them.
    void loadExplanations?.(isOther).then(
      (come) => shown && setLoaded(come),
      () => {},
    );
    return () => {
      shown = false;
    };
  }, [isGiven, isOther, loadExplanations]);
  return isGiven ? given : loaded;
}

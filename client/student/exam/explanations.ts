import type { Explanations, LoadedBank } from '#content/load/loaded-bank.ts';
import type { PracticeAttempt } from '#exam/practice/attempt.ts';
import { useEffect, useState } from 'react';
import type { ExamKind } from './exam-kind.ts';

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

/** The explanations that come after a bank's questions. The program requests them once the questions show; null until they have come. */
export function useExplanations(loadExplanations: ExamKind['loadExplanations']): Explanations | null {
  const [explanations, setExplanations] = useState<Explanations | null>(null);
  useEffect(() => {
    let shown = true;
    // Without a network the exam goes on without them.
    void loadExplanations?.().then(
      (loaded) => shown && setExplanations(loaded),
      () => {},
    );
    return () => {
      shown = false;
    };
  }, [loadExplanations]);
  return explanations;
}

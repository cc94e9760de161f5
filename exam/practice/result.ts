import { groupBy } from '#exam/group-by.ts';
import type { PracticeAttempt, Outcome } from './attempt.ts';
import { categoryKey } from '#exam/category.ts';
import { letterOf, type Question } from '#exam/question.ts';

/** Right answers of one category, in the order in which the paper first names it. */
export interface CategoryScore {
  /** The category's folded name (see category.ts). */
  readonly category: string;
  readonly right: number;
  readonly total: number;
}

/** One question as the student reviews it after the exam. */
export interface ReviewedQuestion {
  /** Counted from 1. */
  readonly number: number;
  readonly question: Question;
  readonly outcome: Outcome;
  readonly options: readonly {
    readonly letter: string;
    readonly text: string;
    readonly right: boolean;
    readonly chosen: boolean;
  }[];
}

/** The score of each category of an attempt's paper. Questions that the student did not reach count as not right. */
export function categoryScores(attempt: PracticeAttempt): CategoryScore[] {
  const groups = groupBy(attempt.paper.questions.keys(), (place) => {
    return categoryKey(attempt.paper.questions[place]?.category ?? '');
  });
  return [...groups].map(([category, places]) => ({
    category,
    right: places.filter((place) => attempt.answers[place]?.outcome === 'right').length,
    total: places.length,
  }));
}

/**
 * Every question of a marked paper with the student's choice and the right option. Questions that the student did not
 * reach count as missed.
 */
export function review(attempt: PracticeAttempt): ReviewedQuestion[] {
  return attempt.paper.questions.map((question, place) => {
    const answer = attempt.answers[place];
    const outcome = answer?.outcome ?? 'missed';
    return {
      number: place + 1,
      question,
      outcome: outcome === 'answered' ? 'missed' : outcome,
      options: question.options.map((text, index) => ({
        letter: letterOf(index),
        text,
        right: text === question.answer,
        chosen: text === answer?.chosen,
      })),
    };
  });
}

/** How long an ended attempt took from its first question to its end, in ms; null while under way. */
export function timeTakenMs(attempt: PracticeAttempt): number | null {
  if (attempt.phase !== 'ended' || attempt.settledAt === null) return null;
  return Math.max(0, attempt.settledAt - attempt.beganAt);
}

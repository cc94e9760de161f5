/**
 * Numbers questions from several places from 1, as one paper, because the ids of each place would collide. Nothing else
 * of a question changes. A value that is no question stays as it is.
 */
export function numbered(questions: readonly unknown[]): readonly unknown[] {
  return questions.map((question, place) =>
    typeof question === 'object' && question !== null ? { ...question, id: place + 1 } : question,
  );
}

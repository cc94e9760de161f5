/**
 * Questions from several places, counted from 1 as one paper: each place has its own ids, and they would meet.
 * Nothing else of a question changes; what is no question stays as it is.
 */
export function numbered(questions: readonly unknown[]): readonly unknown[] {
  return questions.map((question, place) =>
    typeof question === 'object' && question !== null ? { ...question, id: place + 1 } : question,
  );
}

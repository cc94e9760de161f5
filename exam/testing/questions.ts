import type { Question } from '../question.ts';

/** A question whose right option is 'right 7' for id 7. */
export function aQuestion(id: number, category = 'physics'): Question {
  const options = [`wrong ${id}a`, `right ${id}`, `wrong ${id}b`, `wrong ${id}c`];
  return { id, category, question: `Question ${id}?`, options, answer: `right ${id}` };
}

/** `count` questions with ids from `firstId`. */
export function someQuestions(count: number, category = 'physics', firstId = 1): Question[] {
  return Array.from({ length: count }, (_, place) => aQuestion(firstId + place, category));
}

/** An option of the question that is not the right one. */
export function wrongOptionOf(question: Question): string {
  const wrong = question.options.find((option) => option !== question.answer);
  if (wrong === undefined) throw new Error(`Question ${question.id} has no wrong option.`);
  return wrong;
}

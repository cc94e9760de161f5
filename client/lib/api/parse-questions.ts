import type { MathMap } from '#content/load/loaded-bank.ts';
import type { Question } from '#exam/question.ts';
import { parseQuestion } from '#exam/parse-question.ts';

/**
 * The questions of a list that may come from anywhere. Defects of a question stay as they are (docs/specification.md,
 * section 3); an entry that is no question at all is left out, and what is no list has none.
 */
export function questionsOf(entries: unknown): Question[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => parseQuestion(entry) ?? []);
}

/** The same for a unit's `json_data`. A text that can't be read holds no questions. */
export function parseQuestions(text: string): Question[] {
  try {
    return questionsOf(JSON.parse(text));
  } catch {
    return [];
  }
}

/** The MathML that questions bring along, together. */
export function mathOf(entries: readonly ({ readonly math?: MathMap } | null)[]): MathMap {
  return Object.assign({}, ...entries.map((entry) => entry?.math)) as MathMap;
}

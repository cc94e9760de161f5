import type { MathMap } from '#content/load/loaded-bank.ts';
import type { Question } from '#exam/question.ts';
import { parseQuestion } from '#exam/parse-question.ts';

/**
 * The questions of a list from any source. Defects of a question stay as they are (docs/specification.md, section 3). The result leaves out an
 * entry that is not a question. It is empty if the value is not a list.
 */
export function questionsOf(entries: unknown): Question[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => parseQuestion(entry) ?? []);
}

/** The same for a unit's `json_data`. An unreadable text holds no questions. */
export function parseQuestions(text: string): Question[] {
  try {
    return questionsOf(JSON.parse(text));
  } catch {
    return [];
  }
}

/** The MathML of all questions, together. */
export function mathOf(entries: readonly ({ readonly math?: MathMap } | null)[]): MathMap {
  return Object.assign({}, ...entries.map((entry) => entry?.math)) as MathMap;
}

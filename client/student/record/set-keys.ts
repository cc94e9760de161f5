import { listOf, text } from '#exam/parse.ts';
import { parseOwnExam } from '#exam/record/own-practice.ts';
import type { PaperAside } from '#exam/record/record.ts';

/** The keys of the questions of a set under way; undefined for a paper, which has its own questions. */
export function setQuestionKeys({ exam, keys }: Pick<PaperAside, 'exam' | 'keys'>): readonly string[] | undefined {
  if (parseOwnExam(exam) === null) return undefined;
  try {
    return listOf(text)(JSON.parse(keys['questions'] ?? ''));
  } catch {
    return undefined;
  }
}

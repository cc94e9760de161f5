import { z } from 'zod';
import type { Question } from '#exam/question.ts';
import { parseQuestion } from '#exam/parse-question.ts';

/**
 * A question as a file may hold it. Banks from elsewhere are worse than ours (specification, section 3): answers that
 * match no option, empty ones, repeated ids and odd categories are read as they are, and reported by the check.
 */
const questionSchema = z.unknown().transform((entry, context): Question => {
  const question = parseQuestion(entry);
  if (!question || !Number.isInteger(question.id)) {
    context.addIssue('is no question');
    return z.NEVER;
  }
  const unknown = Object.keys(entry as object).filter((field) => !(field in question));
  if (unknown.length > 0) context.addIssue(`has fields that no question has: ${unknown.join(', ')}`);
  return question;
});

/** A file under `banks/`. */
export const bankSchema = z.array(questionSchema);

/** A file under `chapter-quiz/`, as far as its questions go. */
export const quizSchema = z.looseObject({ questions: bankSchema });

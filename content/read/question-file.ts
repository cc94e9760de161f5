import type { Question } from '#exam/question.ts';
import { z } from 'zod';

/**
 * A question as a file may hold it. Banks from elsewhere are worse than ours (specification, section 3): answers that
 * match no option, empty ones, repeated ids and odd categories are read as they are, and reported by the check.
 */
export const questionSchema = z.strictObject({
  id: z.int(),
  category: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  answer: z.string(),
  explanation: z.string().exactOptional(),
}) satisfies z.ZodType<Question>;

/** A file under `banks/`. */
export const bankSchema = z.array(questionSchema);

/** A file under `chapter-quiz/`, as far as its questions go. */
export const quizSchema = z.looseObject({ questions: bankSchema });

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

const bankSchema = z.array(questionSchema);

/**
 * Reads the text of a bank file, changing nothing in it.
 * Throws an Error that says where the text is not a list of questions.
 */
export function parseBank(json: string): readonly Question[] {
  const parsed = bankSchema.safeParse(JSON.parse(json));
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return parsed.data;
}

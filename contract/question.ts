import type { Question as ExamQuestion } from '#exam/question.ts';
import { z } from 'zod';

/** The TeX between two `$` → the MathML that shows it. */
export const MathMap = z.record(z.string(), z.string()).meta({ id: 'MathMap' });

/** A question as the API sends it. On every side, exam/parse-question.ts decides whether a value is one. */
export const Question = z
  .object({
    id: z.number(),
    category: z.string(),
    question: z.string().describe('May hold TeX between $ signs'),
    options: z.array(z.string()),
    answer: z.string(),
    explanation: z.string().exactOptional(),
    language: z.literal('ne').exactOptional().describe('What it is written in, when that is not English'),
    math: MathMap.exactOptional(),
  })
  .meta({ id: 'Question' }) satisfies z.ZodType<ExamQuestion>;
export type Question = z.infer<typeof Question>;

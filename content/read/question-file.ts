import { z } from 'zod';
import type { Question } from '#exam/question.ts';
import { parseQuestion } from '#exam/parse-question.ts';

/** A question as a file holds it. Topic and difficulty are for authors of papers and are not sent to students. */
export interface FiledQuestion extends Question {
  /** The slug of a topic of content/topics.json. Banks from elsewhere have none. */
  readonly topic?: string;
  /** From 1 (known at once) to 5 (several steps, or a trap that most students fall into). */
  readonly difficulty?: number;
}

/**
 * A question as a file may hold it. Banks from elsewhere are worse than ours (docs/specification.md, section 3).
 * Answers that match no option, empty ones, repeated ids and odd categories are read as they are. The check reports
 * them.
 */
const questionSchema = z.unknown().transform((entry, context): FiledQuestion => {
  const asked = parseQuestion(entry);
  if (!asked || !Number.isInteger(asked.id)) {
    context.addIssue('is no question');
    return z.NEVER;
  }
  const question = { ...asked, ...filing(entry as Record<string, unknown>) };
  const unknown = Object.keys(entry as object).filter((field) => !(field in question));
  if (unknown.length > 0) context.addIssue(`has fields that no question has: ${unknown.join(', ')}`);
  return question;
});

function filing({ topic, difficulty }: Record<string, unknown>): Pick<FiledQuestion, 'topic' | 'difficulty'> {
  return {
    ...(typeof topic === 'string' ? { topic } : {}),
    ...(typeof difficulty === 'number' ? { difficulty } : {}),
  };
}

/**
 * The part of a file's question that students get: all but its topic and difficulty. A value that is no question stays
 * as it is.
 */
export function asAsked(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const { topic: _topic, difficulty: _difficulty, ...asked } = entry as Record<string, unknown>;
  return asked;
}

/** A file under `banks/`. */
export const bankSchema = z.array(questionSchema);

/** The questions of a file under `chapter-quiz/`. */
export const quizSchema = z.looseObject({ questions: bankSchema });

import { isRecord, listOf, text } from './parse.ts';
import type { Question } from './question.ts';

/**
 * Reads a parsed JSON value as a question, defects included (docs/specification.md, section 3). The answer may match no
 * option or be empty. Returns undefined when the number, the text, the options or the answer is missing. Leaves out
 * other fields.
 */
export function parseQuestion(value: unknown): Question | undefined {
  if (!isRecord(value)) return undefined;
  const id = typeof value['id'] === 'number' && Number.isFinite(value['id']) ? value['id'] : undefined;
  const category = text(value['category']);
  const stem = text(value['question']);
  const options = listOf(text)(value['options']);
  const answer = text(value['answer']);
  const explanation = text(value['explanation']);
  if (id === undefined || category === undefined || stem === undefined || answer === undefined) return undefined;
  if (options === undefined || options.length === 0) return undefined;
  return {
    id,
    category,
    question: stem,
    options,
    answer,
    ...(explanation === undefined ? {} : { explanation }),
    ...(value['language'] === 'ne' ? { language: 'ne' } : {}),
  };
}

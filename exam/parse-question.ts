import { isRecord, listOf, text } from './parse.ts';
import type { Question } from './question.ts';

/**
 * Reads a parsed JSON value as a question, defects and all (docs/specification.md, section 3): the answer may match no option or
 * be empty. Undefined for what is none: no number, no text, no option, no answer. Fields that no question has are left out.
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

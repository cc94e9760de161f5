import type { Exam } from '#exam/practice/attempt.ts';
import type { FormatName } from '#exam/practice/formats.ts';
import { formatNames } from './exam-routes.ts';

/** The exam of a format and its key: 'year-quiz' and '2074' make 'year-quiz/2074'. */
export function examOf(format: FormatName, key: string): Exam {
  return { id: key === '' ? format : `${format}/${key}`, format };
}

/** Splits an exam's id; null when it names no exam. */
export function parseExamId(id: string): { exam: Exam; format: FormatName; key: string } | null {
  const [name = '', ...rest] = id.split('/');
  const format = formatNames.find((each) => each === name);
  if (format === undefined) return null;
  const key = rest.join('/');
  return { exam: examOf(format, key), format, key };
}

import type { Exam } from '#exam/attempt.ts';
import type { KeptFormat } from './exam-kinds.ts';

/** The exam of a format and its key: 'year-quiz' and '2074' make 'year-quiz/2074'. */
export function examOf(format: KeptFormat, key = ''): Exam {
  return { id: key === '' ? format : `${format}/${key}`, format };
}

import type { FiledQuestion } from './question-file.ts';

/** A bank as read. `file` is its path under content/. */
export interface CheckedBank {
  readonly file: string;
  readonly questions: readonly FiledQuestion[];
}

/** One thing that is wrong (error) or looks wrong (warning). `id` is the question's; null for a whole file. */
export interface Finding {
  readonly level: 'error' | 'warning';
  readonly file: string;
  readonly id: number | null;
  readonly message: string;
}

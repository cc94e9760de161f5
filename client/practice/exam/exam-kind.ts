import type { Explanations, LoadedBank } from '#content/load/loaded-bank.ts';
import type { Exam } from '#exam/practice/attempt.ts';
import type { Bank } from '#exam/practice/open.ts';
import type { TimeStyle } from './countdown.tsx';
import type { McqUnitPlace } from './entrance-subject.ts';

/** The questions an exam is made from, with the MathML of their formulas. */
export interface ExamBank extends Bank, Pick<LoadedBank, 'math'> {
  /** Where questions from the API stand there: what the key of such an exam does not tell. */
  readonly place?: McqUnitPlace;
}

/** What the screens know of a format beyond the engine's row: its words, its addresses and where its questions are. */
export interface ExamKind {
  /** `key` is what tells exams of one format apart: a year, a subject and a topic. */
  readonly heading: (key: string, bank: ExamBank) => string;
  readonly timeLabel: string;
  readonly timeStyle: TimeStyle;
  /** The category stands beside the number where the paper mixes several. */
  readonly showsCategory: boolean;
  /** Known before the questions are loaded; with them it can be easier to read. */
  readonly startPath: (key: string, bank?: ExamBank) => string;
  /** Where the exam was started from. */
  readonly landing: (key: string, bank: ExamBank) => { readonly to: string; readonly words: string };
  readonly load: (exam: Exam, key: string) => Promise<ExamBank>;
  /** Given where the questions come without their explanations, so that the first one comes early. */
  readonly loadExplanations?: () => Promise<Explanations>;
}

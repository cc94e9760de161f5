import type { Explanations, LoadedBank } from '#content/load/loaded-bank.ts';
import type { Exam } from '#exam/practice/attempt.ts';
import type { PaperTopic } from '#exam/record/keep.ts';
import type { Bank } from '#exam/practice/open.ts';
import type { TimeStyle } from './countdown.tsx';
import type { McqUnitPlace } from './entrance-subject.ts';
import type { PaperHeadProps } from './paper-head.tsx';

/** The questions an exam is made from, with the MathML of their formulas. */
export interface ExamBank extends Bank, Pick<LoadedBank, 'math'> {
  /** Where questions from the API stand there: what the key of such an exam does not tell. */
  readonly place?: McqUnitPlace;
}

/** What the screens know of a format beyond the engine's row: its words, and where its questions are. */
export interface ExamKind {
  /** The key as the product writes it, of one that an address has; ends in the not-found screen when there is none. */
  readonly find?: (key: string) => string | Promise<string>;
  readonly load: (exam: Exam, key: string) => Promise<ExamBank>;
  /** Given where the questions come without their explanations, so that the first one comes early. */
  readonly loadExplanations?: () => Promise<Explanations>;
  readonly heading: (key: string, bank: ExamBank) => string;
  /** Under which heading all its questions stand in the record, where its paper has one. */
  readonly topic?: (key: string, bank: ExamBank) => PaperTopic;
  readonly timeLabel: string;
  readonly timeStyle: TimeStyle;
  /** The category stands beside the number where the paper mixes several. */
  readonly showsCategory: boolean;
  /** What is printed above the question. */
  readonly paperHead?: (bank: ExamBank) => PaperHeadProps;
  /** What is said when the bank holds nothing. */
  readonly whenEmpty: string;
  /** Where the exam was started from. */
  readonly landing: (key: string, bank: ExamBank) => { readonly to: string; readonly words: string };
}

import type { Explanations, LoadedBank } from '#content/load/loaded-bank.ts';
import type { Exam } from '#exam/practice/attempt.ts';
import type { PaperTopic } from '#exam/record/keep.ts';
import type { Bank } from '#exam/practice/open.ts';
import type { TimeStyle } from './countdown.tsx';
import type { McqUnitPlace } from './entrance-subject.ts';
import type { PaperHeadProps } from './paper-head.tsx';

/** The questions of an exam, with the MathML of their formulas. */
export interface ExamBank extends Bank, Pick<LoadedBank, 'math'> {
  /** The explanations, if they came with questions that have none. */
  readonly explanations?: Explanations;
  /** The place of questions from the API, which the key of such an exam does not tell. */
  readonly place?: McqUnitPlace;
}

/** What the screens know of a format beyond the engine's row: its words, and the place of its questions. */
export interface ExamKind {
  /** The canonical key for a key from an address. Shows the not-found screen when there is none. */
  readonly find?: (key: string) => string | Promise<string>;
  readonly load: (exam: Exam, key: string) => Promise<ExamBank>;
  /** Set if the questions are many times a paper: a new paper then comes from the server. Null if it has none to give. */
  readonly fetchPaper?: (exam: Exam) => Promise<ExamBank | null>;
  /**
   * Set if the questions come without their explanations, so that the first one comes early. `withMath` means that the formulas of the
   * questions are missing too.
   */
  readonly loadExplanations?: (withMath: boolean) => Promise<Explanations>;
  readonly heading: (key: string, bank: ExamBank) => string;
  /** The heading of all its questions in the record, if its paper has one. */
  readonly topic?: (key: string, bank: ExamBank) => PaperTopic;
  readonly timeLabel: string;
  readonly timeStyle: TimeStyle;
  /** The category beside the number, if the paper mixes several. */
  readonly showsCategory: boolean;
  /** What is printed above the question. */
  readonly paperHead?: (bank: ExamBank) => PaperHeadProps;
  /** The text when the bank is empty. */
  readonly whenEmpty: string;
  /** The page that the exam was started from. */
  readonly landing: (key: string, bank: ExamBank) => { readonly to: string; readonly words: string };
}

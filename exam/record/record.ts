import type { Outcome } from '#exam/practice/attempt.ts';

/** The longest that an answer takes, in ms: what lay open for longer was not thought about. */
export const longestAnswer = 86_400_000;

/** What became of one place of a paper. */
export interface KeptPlace {
  /** What exam/question-key.ts makes of the question: another version of it has another key. */
  readonly question: string;
  /** Its number in its bank, where numbers are not always unique. */
  readonly id: number;
  /** Folded as exam/category.ts does: 'physics'. */
  readonly subject: string;
  /** The title of its unit or topic, where the paper has one. */
  readonly topic: string | null;
  /** Which option was darkened, from 0 in the question's own order; null for none. */
  readonly chosen: number | null;
  readonly outcome: Outcome;
  /** How long it was answered for, in ms, at most `longestAnswer`; 0 where that is not known. */
  readonly ms: number;
  /** When it was answered, in ms since the epoch; given where its paper had been left for a while before it. */
  readonly at?: number | undefined;
}

/** A paper as far as its answers were revealed, or a sitting of reviews. Times are ms since the epoch. */
export interface KeptAttempt {
  /** Made on the device; see `attemptId`. */
  readonly id: string;
  /** The id of the exam ('year-quiz/2074', 'mock/tu-bsc-csit'), `review` or `mistakes`. */
  readonly exam: string;
  /** The seconds that the exam has for a question. */
  readonly pace: number;
  readonly began: number;
  readonly ended: number;
  /** Of a paper that is not finished, how many questions it has; `places` are the settled ones. */
  readonly total?: number | undefined;
  readonly places: readonly KeptPlace[];
}

/** How a review was rated: 1 again, 2 hard, 3 good, 4 easy. */
export type Rated = 1 | 2 | 3 | 4;

/** Where the review of one question stands. Times are ms since the epoch. */
export interface Card {
  readonly question: string;
  readonly due: number;
  /** In days, as FSRS has it. */
  readonly stability: number;
  readonly difficulty: number;
  /** Days between the last review and the next. */
  readonly days: number;
  /** Of the short steps of a new or failed card, which one. */
  readonly steps: number;
  readonly reps: number;
  readonly lapses: number;
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  readonly state: 0 | 1 | 2 | 3;
  readonly reviewed: number;
  readonly rated: Rated;
  /** How often it was failed in reviews; from `leechAfter` on it is set apart. */
  readonly failed: number;
}

/** The student's own mark on a question: a bookmark, a note, or both. One that was taken away stays, so that devices agree. */
export interface Bookmark {
  readonly question: string;
  readonly marked: boolean;
  /** At most `noteLength` characters; empty for none. */
  readonly note: string;
  /** The id of the exam in which it was put there, where it was put there in one: by it another device finds the question. */
  readonly exam?: string | undefined;
  /** When it was last changed, in ms since the epoch. */
  readonly changed: number;
}

/** The most characters a note has. */
export const noteLength = 500;

/** What practice has left behind. Each kind holds one entry of an id or a question. */
export interface PracticeRecord {
  readonly attempts: readonly KeptAttempt[];
  readonly cards: readonly Card[];
  readonly bookmarks: readonly Bookmark[];
}

/** A paper under way that another start has put aside, on this device alone: the texts of its stored keys. */
export interface PaperAside {
  readonly id: string;
  readonly exam: string;
  readonly began: number;
  /** When it was last touched, in ms since the epoch. */
  readonly left: number;
  readonly settled: number;
  readonly total: number;
  readonly keys: Readonly<Record<string, string>>;
}

import type { Outcome } from '#exam/practice/attempt.ts';

/** The longest time that an answer counts for, in ms. A question that lay open longer was not thought about. */
export const longestAnswer = 86_400_000;

/** The outcome of one place of a paper. */
export interface KeptPlace {
  /** The question's key (exam/question-key.ts). Another version of the question has another key. */
  readonly question: string;
  /** Its number in its bank. These numbers are not always unique. */
  readonly id: number;
  /** The subject, folded as exam/category.ts does: 'physics'. */
  readonly subject: string;
  /** The title of its unit or topic, where the paper has one. */
  readonly topic: string | null;
  /** The chosen option, from 0 in the question's own order; null for no choice. */
  readonly chosen: number | null;
  readonly outcome: Outcome;
  /** How long it was answered for, in ms, at most `longestAnswer`; 0 if that is not known. */
  readonly ms: number;
  /** When it was answered, in ms since the epoch. Only given if the paper had been left for a while before it. */
  readonly at?: number | undefined;
}

/** The revealed answers of a paper, or a series of reviews. Times are ms since the epoch. */
export interface KeptAttempt {
  /** The device makes it; see `attemptId`. */
  readonly id: string;
  /** The id of the exam ('year-quiz/2074', 'mock/tu-bsc-csit'), `review` or `mistakes`. */
  readonly exam: string;
  /** The seconds that the exam has for a question. */
  readonly pace: number;
  readonly began: number;
  readonly ended: number;
  /** How many questions a paper has that is not finished; `places` are the settled ones. */
  readonly total?: number | undefined;
  readonly places: readonly KeptPlace[];
}

/** The rating of a review: 1 again, 2 hard, 3 good, 4 easy. */
export type ReviewRating = 1 | 2 | 3 | 4;

/** The state of one question's review. Times are ms since the epoch. */
export interface ReviewCard {
  readonly question: string;
  readonly due: number;
  /** In days, as FSRS defines it. */
  readonly stability: number;
  readonly difficulty: number;
  /** Days between the last review and the next. */
  readonly days: number;
  /** Which of the short steps of a new or failed card it is on. */
  readonly steps: number;
  readonly reps: number;
  readonly lapses: number;
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  readonly state: 0 | 1 | 2 | 3;
  readonly reviewed: number;
  readonly rated: ReviewRating;
  /** How often it failed in reviews. From `leechAfter` on it is set apart. */
  readonly failed: number;
}

/** The student's bookmark or note on a question, or both. A removed one stays in the record, so that devices agree. */
export interface Bookmark {
  readonly question: string;
  readonly marked: boolean;
  /** At most `noteLength` characters; empty for no note. */
  readonly note: string;
  /** The id of the exam in which it was set, if there was one. Another device finds the question by it. */
  readonly exam?: string | undefined;
  /** When it was last changed, in ms since the epoch. */
  readonly changed: number;
}

/** The most characters a note has. */
export const noteLength = 500;

/** What a student prepares for. A record has at most one; the later change stays. */
export interface Goal {
  /** The name of a real paper (exam/record/papers.ts); null for another one. */
  readonly paper: string | null;
  /** The day of the paper, by its number (exam/record/day.ts); null while it is not known. */
  readonly day: number | null;
  /** Minutes a day; null for a student who wants no goal, and is not asked again. */
  readonly minutes: number | null;
  /** On how many days of a week. */
  readonly days: number;
  /** When it was last changed, in ms since the epoch. */
  readonly changed: number;
}

/** The minutes and days that a goal can have. */
export const goalLimits = { minutes: { least: 5, most: 240 }, days: { least: 1, most: 7 } } as const;

/** What practice has left behind. Each kind holds one entry for an id or a question. */
export interface PracticeRecord {
  readonly attempts: readonly KeptAttempt[];
  readonly cards: readonly ReviewCard[];
  readonly bookmarks: readonly Bookmark[];
  readonly goals: readonly Goal[];
}

/** A paper under way that another start has put aside, on this device only: the texts of its stored keys. */
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

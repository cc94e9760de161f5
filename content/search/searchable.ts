import type { Language } from '#text/language.ts';

/** A name in each language. */
export type Names = Readonly<Record<Language, string>>;

/** A topic or a unit, with what leads to it. */
export interface Place {
  readonly names: Names;
  /** Where it belongs: 'Science, Grade X'. */
  readonly of: Names;
  /** The path of its page, without a language. */
  readonly to: string;
  /** How many questions it has. */
  readonly count: number;
  /** What its page needs: the name of a bank among the files for offline use, or the path of an answer below the API. */
  readonly needs: string;
}

/** How many questions are easy, of middle difficulty, and hard. They stand in this order. */
export type DifficultyCounts = readonly [easy: number, middle: number, hard: number];

/** A topic whose questions can be found. */
export interface SearchTopic {
  readonly names: Names;
  /** Its subject in each language. */
  readonly subject: Names;
  /** The name of the bank of its English questions. That of the Nepali ones has '.ne' after it. */
  readonly bank: string;
  /** The English questions stand first. */
  readonly english: DifficultyCounts;
  readonly inNepali: DifficultyCounts;
}

/** A word in both languages. A word of one may stand for several of the other. */
export type Term = readonly [english: string, nepali: string];

/** All that can be found, without the texts of the questions. */
export interface Searchable {
  readonly places: readonly Place[];
  /** In the order of `questionTopics` (content/load/question-topics.ts). */
  readonly topics: readonly SearchTopic[];
  readonly terms: readonly Term[];
}

/** Parts the texts of the questions, which are one text in the order of the topics. */
export const textSeparator = '\n';

/** How many questions these are. */
export function sumOf(counts: DifficultyCounts): number {
  return counts[0] + counts[1] + counts[2];
}

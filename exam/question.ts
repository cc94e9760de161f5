/** A multiple-choice question as every bank, paper and stored attempt holds it (docs/specification.md, section 3). */
export interface Question {
  /** Not always unique within a bank. Questions with the same id differ by their place in the paper. */
  readonly id: number;
  readonly category: string;
  /** May hold TeX between `$` signs, and blanks as underscores. */
  readonly question: string;
  /** 3 to 5 texts, lettered from A. */
  readonly options: readonly string[];
  /** The text of the right option. In banks from elsewhere it may match no option. */
  readonly answer: string;
  readonly explanation?: string;
  /** The language of the question, when that is not English. */
  readonly language?: 'ne';
}

/** The ids of an item's options, in order. An item has at most as many options. */
export const optionIds = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type OptionId = (typeof optionIds)[number];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter printed in an option's bubble: 0 → 'A'. Returns '' past the 26th option. */
export function letterOf(optionIndex: number): string {
  return letters.charAt(optionIndex);
}

/** How difficult an item is, from easy to hard. */
export const difficulties = [1, 2, 3, 4, 5] as const;

/** The words in which a student chooses a difficulty. */
export const difficultyClasses = ['easy', 'middle', 'hard'] as const;
export type DifficultyClass = (typeof difficultyClasses)[number];

/** The class of a difficulty from 1 to 5: 1 and 2 are easy, 3 is middle, 4 and 5 are hard. */
export function difficultyClassOf(difficulty: number): DifficultyClass {
  if (difficulty < 3) return 'easy';
  return difficulty < 4 ? 'middle' : 'hard';
}

/** Where a built-in question stands: the number of its topic, and its place there, both from 0. */
export interface QuestionPlace {
  readonly topic: number;
  readonly place: number;
}

import type { Question } from '#exam/question.ts';

/** The TeX between two `$` → the MathML that shows it. */
export type MathMap = Readonly<Record<string, string>>;

/** A bank as the browser loads it; content/build/bank-plugin.ts makes it from the file. */
export interface LoadedBank {
  readonly questions: readonly Question[];
  readonly math: MathMap;
}

/** The explanations of a bank that loads its questions without them (content/build/split-pool.ts). */
export interface Explanations {
  /** By question id; empty without an explanation. */
  readonly texts: Readonly<Record<number, string>>;
  /** Only the formulas that the questions did not bring. */
  readonly math: MathMap;
}

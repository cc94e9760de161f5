import type { SittingPaper } from '#exam/sitting/paper.ts';
import type { Localised } from './examination.ts';

/** What is sealed: the paper as candidates see it, the same for all, with the MathML of its formulas. Marks in hundredths. */
export interface SealedText extends SittingPaper {
  readonly code: string;
  readonly title: Localised;
  readonly shuffleItems: boolean;
  readonly shuffleOptions: boolean;
  /** By TeX. */
  readonly math: Readonly<Record<string, string>>;
}

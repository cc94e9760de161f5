import type { PastAnswer } from './answers.ts';

/** The marks of a real paper: one mark for each item. */
export interface PaperPattern {
  readonly sections: readonly { readonly subject: string; readonly items: number }[];
}

/** The marks between which the result would lie 8 times in 10. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export interface SectionReadiness extends Range {
  readonly subject: string;
  readonly items: number;
  /** Counts of the latest answers in this subject. */
  readonly right: number;
  readonly answered: number;
}

export interface Readiness extends Range {
  readonly items: number;
  readonly sections: readonly SectionReadiness[];
  /** How many answers the estimate is made from. */
  readonly answers: number;
}

/** With fewer answers than this, a paper's estimate tells nothing. */
export const leastAnswers = 40;

/** How many of the latest answers count in each subject, so that the estimate shows today's accuracy. */
const latest = 80;

/** The middle 80 % of a normal distribution lies within this many standard deviations of the mean. */
const z80 = 1.2816;

/**
 * The marks that today's accuracy by subject would give in a paper. `answers` in order of time.
 *
 * Each section is a beta-binomial prediction. For n answers with r right, the prior is Jeffreys', Beta(½, ½). The
 * chance of a right answer is then Beta(a = r + ½, b = n − r + ½). The number right of m items has the mean m·a/(a+b).
 * Its variance is m·a·b·(a+b+m) / ((a+b)²·(a+b+1)) (Gelman et al., Bayesian Data Analysis, 3rd ed., section 2.4 and
 * appendix A). Sections are independent, so means and variances add up, and the total counts as normal. Its range is
 * therefore narrower than the sum of the sections' ranges.
 */
export function readinessOf(pattern: PaperPattern, answers: readonly PastAnswer[]): Readiness {
  const predicted = pattern.sections.map(({ subject, items }) => {
    const own = lastOf(answers, subject);
    const right = own.filter(({ outcome }) => outcome === 'right').length;
    return { subject, items, right, answered: own.length, ...predict(right, own.length, items) };
  });
  const items = pattern.sections.reduce((sum, section) => sum + section.items, 0);
  const mean = predicted.reduce((sum, section) => sum + section.mean, 0);
  const variance = predicted.reduce((sum, section) => sum + section.variance, 0);
  return {
    ...rangeOf(mean, variance, items),
    items,
    sections: predicted.map(({ mean: ofSection, variance: spread, ...section }) => ({
      ...section,
      ...rangeOf(ofSection, spread, section.items),
    })),
    answers: predicted.reduce((sum, section) => sum + section.answered, 0),
  };
}

function lastOf(answers: readonly PastAnswer[], subject: string): PastAnswer[] {
  const own: PastAnswer[] = [];
  for (let place = answers.length - 1; place >= 0 && own.length < latest; place -= 1) {
    const answer = answers[place];
    if (answer?.subject === subject) own.push(answer);
  }
  return own;
}

function predict(right: number, answered: number, items: number): { mean: number; variance: number } {
  const a = right + 0.5;
  const b = answered - right + 0.5;
  const all = a + b;
  return { mean: (items * a) / all, variance: (items * a * b * (all + items)) / (all * all * (all + 1)) };
}

function rangeOf(mean: number, variance: number, items: number): Range {
  const spread = z80 * Math.sqrt(variance);
  return { low: Math.max(0, Math.round(mean - spread)), high: Math.min(items, Math.round(mean + spread)) };
}

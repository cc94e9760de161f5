import type { AnswerOf } from '#contract/calls.ts';
import { patternsCheckedOn, readyPatterns } from '#exam/ready-patterns.ts';

type Pattern = AnswerOf<'GET /staff/patterns'>[number];

/**
 * Patterns to start from (docs/rules/examination.md, section 4), as public notices had them on the day of the check.
 */
export const patterns: readonly Pattern[] = readyPatterns.map(
  ({ name, title, minutes, passMark, marks, penalty, sections }) => ({
    name,
    title,
    minutes,
    timing: 'whole',
    passMark,
    sections: sections.map((section) => ({ ...section, marks, penalty })),
    checkedOn: patternsCheckedOn,
    note: 'Check the year’s notice before you use it.',
  }),
);

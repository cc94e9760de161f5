import type { AnswerOf } from '#contract/calls.ts';

type Pattern = AnswerOf<'GET /staff/patterns'>[number];
type Part = readonly [title: string, subject: string, count: number];

const checkedOn = '2026-11-22';
const note = 'Check the year’s notice before you use it.';

function pattern(
  name: string,
  title: string,
  minutes: number,
  {
    passMark,
    penalty = 0,
    marks = 1,
  }: { readonly passMark: number; readonly penalty?: number; readonly marks?: number },
  parts: readonly Part[],
): Pattern {
  const sections = parts.map(([section, subject, count]) => ({ title: section, subject, count, marks, penalty }));
  return { name, title, minutes, timing: 'whole', passMark, sections, checkedOn, note };
}

/** Patterns to start from (examination.md, section 4): what stands in public notices, on the day it was checked. */
export const patterns: readonly Pattern[] = [
  pattern('plus-two-science', 'Entrance Examination of +2 Science', 90, { passMark: 32 }, [
    ['English', 'english', 15],
    ['Mathematics', 'mathematics', 20],
    ['Physics', 'physics', 15],
    ['Chemistry', 'chemistry', 15],
    ['Biology', 'biology', 10],
    ['General Knowledge', 'gk', 5],
  ]),
  pattern('plus-two-management', 'Entrance Examination of +2 Management', 90, { passMark: 32 }, [
    ['English', 'english', 30],
    ['Mathematics', 'mathematics', 30],
    ['General Knowledge', 'gk', 15],
    ['Computer', 'computer', 5],
  ]),
  pattern('tu-bsc-csit', 'TU B.Sc.CSIT', 120, { passMark: 35 }, [
    ['Physics', 'physics', 25],
    ['Chemistry', 'chemistry', 25],
    ['Mathematics', 'mathematics', 25],
    ['English', 'english', 15],
    ['Computer', 'computer', 10],
  ]),
  pattern('tu-bca', 'TU BCA', 120, { passMark: 35 }, [
    ['English', 'english', 40],
    ['Mathematics', 'mathematics', 50],
    ['General Knowledge', 'gk', 10],
  ]),
  pattern('ioe', 'IOE B.E. and B.Arch.', 120, { passMark: 35, penalty: 0.1 }, [
    ['Mathematics', 'mathematics', 40],
    ['Physics', 'physics', 30],
    ['Chemistry', 'chemistry', 20],
    ['English', 'english', 10],
  ]),
  pattern('cee', 'MEC Common Entrance Examination', 180, { passMark: 100, penalty: 0.25 }, [
    ['Physics', 'physics', 50],
    ['Chemistry', 'chemistry', 50],
    ['Biology', 'biology', 80],
    ['Mental Agility Test', 'gk', 20],
  ]),
];

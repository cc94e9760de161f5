/** A part of a ready pattern. */
export interface PatternSection {
  readonly title: string;
  /** A slug, as items of the bank have it. */
  readonly subject: string;
  readonly count: number;
}

/** The pattern of an entrance examination, taken from public notices. */
export interface ReadyPattern {
  readonly name: string;
  readonly title: string;
  readonly minutes: number;
  /** In marks, as the two below. */
  readonly passMark: number;
  readonly marks: number;
  readonly penalty: number;
  readonly sections: readonly PatternSection[];
}

/** The day on which the table was compared with the notices. */
export const patternsCheckedOn = '2026-11-22';

type Part = readonly [title: string, subject: string, count: number];

function pattern(
  name: string,
  title: string,
  minutes: number,
  { passMark, penalty = 0 }: { readonly passMark: number; readonly penalty?: number },
  parts: readonly Part[],
): ReadyPattern {
  const sections = parts.map(([section, subject, count]) => ({ title: section, subject, count }));
  return { name, title, minutes, passMark, marks: 1, penalty, sections };
}

/** Patterns that an examination can start from. Three of them are mocks too (exam/mock/mocks.ts). */
export const readyPatterns = [
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
] as const satisfies readonly ReadyPattern[];

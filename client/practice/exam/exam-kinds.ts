import { findSubject, findTopic } from '#content/load/subjects.ts';
import { bankOfYear } from '#content/load/years.ts';
import type { LoadedBank } from '#content/load/banks.ts';
import type { Exam } from '#exam/practice/attempt.ts';
import { formats } from '#exam/practice/formats.ts';
import { setChoices, type Bank } from '#exam/practice/open.ts';
import { paths } from '#client/shell/paths.ts';
import type { McqUnitPlace } from '#client/practice/mcq/load-mcq-unit.ts';
import { mcqPractice } from '#client/practice/mcq/mcq-practice.ts';
import { readStored } from '#client/storage/browser-storage.ts';
import type { TimeStyle } from './countdown.tsx';
import { paperTitles, startPaths, subjectAndTopic, type KeptFormat } from './exam-address.ts';
import { firstThatComes } from './first-that-comes.ts';
import { loadBank } from './load-bank.ts';
import { loadEntrancePool } from './load-entrance-pool.ts';

/** The questions an exam is made from, with the MathML of their formulas. */
export interface ExamBank extends Bank, Pick<LoadedBank, 'math'> {
  /** Where questions from the API stand there: what the key of such an exam does not tell. */
  readonly place?: McqUnitPlace;
}

/** What the screens know of a format beyond the engine's row: its words, its addresses and where its questions are. */
export interface ExamKind {
  /** `key` is what tells exams of one format apart: a year, a subject and a topic. */
  readonly heading: (key: string, bank: ExamBank) => string;
  readonly timeLabel: string;
  readonly timeStyle: TimeStyle;
  /** The category stands beside the number where the paper mixes several. */
  readonly showsCategory: boolean;
  /** Known before the questions are loaded; with them it can be easier to read. */
  readonly startPath: (key: string, bank?: ExamBank) => string;
  /** Where the exam was started from. */
  readonly landing: (key: string, bank: ExamBank) => { readonly to: string; readonly words: string };
  /** `ended` asks for the questions of the stored attempt that has ended, to go over it. */
  readonly load: (exam: Exam, key: string, ended: boolean) => Promise<ExamBank>;
}

const timed = { timeLabel: 'Remaining Time', timeStyle: 'm:ss', showsCategory: true } as const;
const csitHome = () => ({ to: paths.csitPreparation.to(), words: 'Back to preparation' });

function setExam(format: 'science-exam' | 'management-exam', landing: string): ExamKind {
  return {
    ...timed,
    timeStyle: 's',
    showsCategory: false,
    heading: () => formats[format].title,
    startPath: startPaths[format],
    landing: () => ({ to: landing, words: 'Back to the examination' }),
    load: async (exam) => {
      const choices = setChoices(exam, formats[format].paper.sets, readStored(), () => Math.random());
      return firstThatComes(choices, async (setIndex) => {
        return { ...(await loadBank(`${format}/set-${setIndex + 1}`)), setIndex };
      });
    },
  };
}

/** The kinds of exams that are kept in storage and can be found again from there. */
export const examKinds = {
  'science-exam': setExam('science-exam', paths.scienceExam.to()),
  'management-exam': setExam('management-exam', paths.managementExam.to()),
  'category-test': {
    ...timed,
    heading: paperTitles['category-test'],
    startPath: startPaths['category-test'],
    landing: () => ({ to: paths.sciencePreparation.to(), words: 'Back to preparation' }),
    load: () => loadBank('category-test'),
  },
  'entrance-quiz': {
    ...timed,
    heading: paperTitles['entrance-quiz'],
    startPath: startPaths['entrance-quiz'],
    landing: csitHome,
    load: (exam, _, ended) => loadEntrancePool(exam, ended),
  },
  'year-quiz': {
    ...timed,
    heading: paperTitles['year-quiz'],
    startPath: startPaths['year-quiz'],
    landing: csitHome,
    load: (_, year) => loadBank(bankOfYear(year) ?? ''),
  },
  'topic-practice': {
    ...timed,
    showsCategory: false,
    heading: paperTitles['topic-practice'],
    startPath: startPaths['topic-practice'],
    landing: csitHome,
    load: (_, key) => {
      const [subject, section] = subjectAndTopic(key);
      const found = findSubject(subject);
      return loadBank((found && findTopic(found, section)?.bank) ?? '');
    },
  },
  'mcq-practice': { ...timed, ...mcqPractice },
} as const satisfies Record<KeptFormat, ExamKind>;

/** Those whose questions come with the client. */
export type BundledFormat = Exclude<KeptFormat, 'mcq-practice'>;

/** The row of the table; its type is that of every row, not its own narrower one. */
export function examKind(format: KeptFormat): ExamKind {
  return examKinds[format];
}

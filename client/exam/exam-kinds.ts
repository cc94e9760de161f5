import { findSubject, findTopic } from '#content/subjects.ts';
import { bankOfYear, entrancePool } from '#content/years.ts';
import type { LoadedBank } from '#content/banks.ts';
import type { Exam } from '#exam/attempt.ts';
import { formats, type FormatName } from '#exam/formats.ts';
import { setIndexFor, type Bank } from '#exam/open.ts';
import { paths } from '#client/app/paths.ts';
import type { McqUnitPlace } from '#client/mcq/load-mcq-unit.ts';
import { mcqPractice } from '#client/mcq/mcq-practice.ts';
import { readStored } from './browser-storage.ts';
import type { TimeStyle } from './countdown.tsx';
import { loadBank, loadBanks } from './load-bank.ts';

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
  readonly load: (exam: Exam, key: string) => Promise<ExamBank>;
}

const timed = { timeLabel: 'Remaining Time', timeStyle: 'm:ss', showsCategory: true } as const;
const csitHome = () => ({ to: paths.csitPreparation.to(), words: 'Back to preparation' });

function setExam(format: 'science-exam' | 'management-exam', start: string, landing: string): ExamKind {
  return {
    ...timed,
    timeStyle: 's',
    showsCategory: false,
    heading: () => formats[format].title,
    startPath: () => start,
    landing: () => ({ to: landing, words: 'Back to the examination' }),
    load: async (exam) => {
      const setIndex = setIndexFor(exam, formats[format].paper.sets, readStored(), () => Math.random());
      return { ...(await loadBank(`${format}/set-${setIndex + 1}`)), setIndex };
    },
  };
}

/** The kinds of exams that are kept in storage and can be found again from there. */
export const examKinds = {
  'science-exam': setExam('science-exam', paths.scienceExamStart.to(), paths.scienceExam.to()),
  'management-exam': setExam('management-exam', paths.managementExamStart.to(), paths.managementExam.to()),
  'category-test': {
    ...timed,
    heading: () => formats['category-test'].title,
    startPath: () => paths.categoryTest.to(),
    landing: () => ({ to: paths.sciencePreparation.to(), words: 'Back to preparation' }),
    load: () => loadBank('category-test'),
  },
  'entrance-quiz': {
    ...timed,
    heading: () => 'B.Sc.CSIT entrance test',
    startPath: () => paths.csitQuestions.to(),
    landing: csitHome,
    load: () => loadBanks(entrancePool),
  },
  'year-quiz': {
    ...timed,
    heading: (year) => `${year} Entrance Questions`,
    startPath: (year) => paths.yearQuiz.to({ year }),
    landing: csitHome,
    load: (_, year) => loadBank(bankOfYear(Number(year)) ?? ''),
  },
  'topic-practice': {
    ...timed,
    showsCategory: false,
    heading: (key) => subjectAndTopic(key).join(': '),
    startPath: (key) => {
      const [subject, section] = subjectAndTopic(key);
      return paths.topicPractice.to({ subject, section });
    },
    landing: csitHome,
    load: (_, key) => {
      const [subject, section] = subjectAndTopic(key);
      const found = findSubject(subject);
      return loadBank((found && findTopic(found, section)?.bank) ?? '');
    },
  },
  'mcq-practice': { ...timed, ...mcqPractice },
} as const satisfies Partial<Record<FormatName, ExamKind>>;

export type KeptFormat = keyof typeof examKinds;
/** Those whose questions come with the client. */
export type BundledFormat = Exclude<KeptFormat, 'mcq-practice'>;

/** The row of the table, typed as any of them. */
export function examKind(format: KeptFormat): ExamKind {
  return examKinds[format];
}

/** The exam of a format and its key: 'year-quiz' and '2074' make 'year-quiz/2074'. */
export function examOf(format: KeptFormat, key = ''): Exam {
  return { id: key === '' ? format : `${format}/${key}`, format };
}

/** Reads an exam's id back; null when it names no exam of the table. */
export function parseExamId(id: string): { exam: Exam; format: KeptFormat; key: string } | null {
  const [name = '', ...rest] = id.split('/');
  if (!Object.hasOwn(examKinds, name)) return null;
  const format = name as KeptFormat;
  const key = rest.join('/');
  return { exam: examOf(format, key), format, key };
}

function subjectAndTopic(key: string): [subject: string, topic: string] {
  const [subject = '', ...topic] = key.split('/');
  return [subject, topic.join('/')];
}

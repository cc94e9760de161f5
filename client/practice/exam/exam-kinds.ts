import { findSubject, findTopic } from '#content/load/subjects.ts';
import { bankOfYear } from '#content/load/years.ts';
import { formats } from '#exam/practice/formats.ts';
import { setChoices } from '#exam/practice/open.ts';
import { paths } from '#client/shell/paths.ts';
import { readStored } from '#client/storage/browser-storage.ts';
import { paperTitles, startPaths, subjectAndTopic, type KeptFormat } from './exam-address.ts';
import type { ExamKind } from './exam-kind.ts';
import { firstAvailable } from './first-available.ts';
import { loadBank } from './load-bank.ts';
import { loadEntrancePool, loadPoolExplanations } from './load-entrance-pool.ts';
import { mcqPractice } from './mcq-practice.ts';

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
      return firstAvailable(choices, async (setIndex) => {
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
    load: loadEntrancePool,
    loadExplanations: loadPoolExplanations,
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

import { bankOfYear } from '#content/load/find-bank.ts';
import { paperYears } from '#content/load/years.ts';
import { formats } from '#exam/practice/formats.ts';
import { setChoices } from '#exam/practice/open.ts';
import { missing } from '#client/student/shell/missing.ts';
import { paths } from '#client/lib/paths.ts';
import { readStored } from '#client/lib/storage/stored-values.ts';
import { chunk } from '#client/ui/chunk.ts';
import type { ExamKind } from './exam-kind.ts';
import { examRoutes, subjectAndTopic, type PagedFormat } from './exam-routes.ts';
import { fetchDrawnPaper } from './fetch-drawn-paper.ts';
import { firstAvailable } from './first-available.ts';
import { loadBank } from './load-bank.ts';
import { loadEntrancePool, loadPoolExplanations } from './load-entrance-pool.ts';
import { mcqPractice } from './mcq-practice.ts';
import { topicTitle } from './topic-title.ts';
import * as m from '#messages/exam.ts';
import { management, science } from '#messages/names.ts';

const timed = {
  timeLabel: m.remainingTime,
  timeStyle: 'm:ss',
  showsCategory: true,
  whenEmpty: m.noQuestions,
} as const;
const csitHome = () => ({ to: paths.csitPreparation.to(), words: m.backToPreparation });

/** No other exam needs the subjects and their topics. */
const topics = chunk('topic-practice', () => import('./topic-practice.ts'));

function setExam(format: 'science-exam' | 'management-exam', landing: string): ExamKind {
  return {
    ...timed,
    timeStyle: 's',
    showsCategory: false,
    heading: () => (format === 'science-exam' ? science : management),
    // The print on the paper itself (docs/specification.md, section 2).
    paperHead: ({ setIndex = 0 }) => ({
      set: setIndex + 1,
      text: m.attemptAll,
    }),
    landing: () => ({ to: landing, words: m.backToExamination }),
    load: async (exam) => {
      const choices = setChoices(exam, formats[format].paper.sets, readStored(), () => Math.random());
      return firstAvailable(choices, async (setIndex) => {
        return { ...(await loadBank(`${format}/set-${setIndex + 1}`)), setIndex };
      });
    },
  };
}

/** The kinds of exams that storage keeps and from which the program can find them again. */
export const examKinds = {
  'science-exam': setExam('science-exam', paths.scienceExam.to()),
  'management-exam': setExam('management-exam', paths.managementExam.to()),
  'category-test': {
    ...timed,
    heading: examRoutes['category-test'].title,
    landing: () => ({ to: paths.sciencePreparation.to(), words: m.backToPreparation }),
    load: () => loadBank('category-test'),
  },
  'entrance-quiz': {
    ...timed,
    heading: examRoutes['entrance-quiz'].title,
    landing: csitHome,
    fetchPaper: (exam) => fetchDrawnPaper(exam, examRoutes['entrance-quiz'].to('')),
    load: loadEntrancePool,
    loadExplanations: loadPoolExplanations,
  },
  'year-quiz': {
    ...timed,
    find: (year) => (bankOfYear(year) === undefined ? noPaper(year) : year),
    heading: examRoutes['year-quiz'].title,
    paperHead: () => ({ text: m.inYearsPattern }),
    landing: csitHome,
    load: (_, year) => loadBank(bankOfYear(year) ?? ''),
  },
  'topic-practice': {
    ...timed,
    showsCategory: false,
    find: async (key) => (await topics()).topicOnCard(key),
    heading: topicTitle,
    topic: (key) => {
      const [subject, topic] = subjectAndTopic(key);
      return { subject, topic };
    },
    whenEmpty: mcqPractice.whenEmpty,
    landing: csitHome,
    load: async (_, key) => (await topics()).loadTopic(key),
  },
  'mcq-practice': { ...timed, ...mcqPractice },
} as const satisfies Record<PagedFormat, ExamKind>;

/** The row of the table; its type is that of every row, not its own narrower one. */
export function examKind(format: PagedFormat): ExamKind {
  return examKinds[format];
}

function noPaper(year: string): never {
  missing({
    title: m.noPaper(year),
    detail: m.papersFor(paperYears[0] ?? 0, paperYears[paperYears.length - 1] ?? 0),
    back: { label: m.seePapers, to: paths.csitPreparation.to() },
  });
}

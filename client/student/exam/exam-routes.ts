import { paperYears } from '#content/load/years.ts';
import type { FormatName } from '#exam/practice/formats.ts';
import { paths } from '#client/lib/paths.ts';
import { mcqKey, mcqUnitPath } from './mcq-address.ts';
import * as m from '#messages/exam-names.ts';

/** The address of an exam. Its key tells exams of one format apart; it is empty if there is only one: '2074'. */
export interface ExamRoute {
  readonly pattern: string;
  /** The known keys, if the program knows them from its start. */
  readonly keys?: readonly string[];
  /** The key in the form of the address. */
  readonly keyOf: (params: Readonly<Record<string, string | undefined>>) => string;
  readonly to: (key: string) => string;
  /** Its name before its questions are there. */
  readonly title: (key: string) => string;
}

function onlyOne({ pattern, to }: { pattern: string; to: () => string }, title: string): ExamRoute {
  return { pattern, keyOf: () => '', to: () => to(), title: () => title };
}

/** Every exam. The program knows this much from its start; the rest comes with exam-kinds.ts. */
export const examRoutes = {
  'science-exam': onlyOne(paths.scienceExamStart, m.scienceExamination),
  'management-exam': onlyOne(paths.managementExamStart, m.managementExamination),
  'category-test': onlyOne(paths.categoryTest, m.categoryTest),
  'entrance-quiz': onlyOne(paths.csitQuestions, m.entranceTest),
  'year-quiz': {
    pattern: paths.yearQuiz.pattern,
    keys: paperYears.map(String),
    keyOf: ({ year = '' }) => year,
    to: (year) => paths.yearQuiz.to({ year }),
    title: m.yearQuestions,
  },
  'topic-practice': {
    pattern: paths.topicPractice.pattern,
    keyOf: ({ subject = '', section = '' }) => `${subject}/${section}`,
    to: (key) => {
      const [subject, section] = subjectAndTopic(key);
      return paths.topicPractice.to({ subject, section });
    },
    title: (key) => {
      const [subject, topic] = subjectAndTopic(key);
      return m.topicPractice({ subject, topic });
    },
  },
  'mcq-practice': {
    pattern: paths.mcqUnit.pattern,
    keyOf: ({ id = '', uid = '', utype = '' }) => mcqKey({ id, uid, utype }),
    to: (key) => mcqUnitPath(key),
    title: () => m.practice,
  },
  'unit-quiz': {
    pattern: paths.unitQuiz.pattern,
    keyOf: ({ slug = '', type = '', id = '' }) => `${slug}/${type}/${id}`,
    to: (key) => {
      const [slug = '', type = '', id = ''] = key.split('/');
      return paths.unitQuiz.to({ slug, type, id });
    },
    title: () => m.unitQuiz,
  },
} as const satisfies Record<FormatName, ExamRoute>;

/** Those with a page at their end; the unit quiz ends in place. */
export type PagedFormat = Exclude<FormatName, 'unit-quiz'>;

/** Those whose questions come with the client. */
export type BundledFormat = Exclude<PagedFormat, 'mcq-practice'>;

export const formatNames = Object.keys(examRoutes) as FormatName[];

/** The row of the table; its type is that of every row, not its own narrower one. */
export function examRoute(format: FormatName): ExamRoute {
  return examRoutes[format];
}

/** 'English/Tag Questions', the key of a topic's practice, in its two parts. */
export function subjectAndTopic(key: string): [subject: string, topic: string] {
  const [subject = '', ...topic] = key.split('/');
  return [subject, topic.join('/')];
}

/** Whether two titles are the same for addresses: without letter case, with hyphens for spaces. */
export function sameTitle(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(title: string): string {
  return title.toLowerCase().replaceAll('-', ' ').trim();
}

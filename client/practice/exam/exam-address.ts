import type { Exam } from '#exam/practice/attempt.ts';
import { formats, type FormatName } from '#exam/practice/formats.ts';
import { paths } from '#client/shell/paths.ts';
import { mcqUnitPath } from './mcq-address.ts';

/** Where an exam of each kind that is kept in storage is sat, by its key: what tells exams of one format apart. */
export const startPaths = {
  'science-exam': () => paths.scienceExamStart.to(),
  'management-exam': () => paths.managementExamStart.to(),
  'category-test': () => paths.categoryTest.to(),
  'entrance-quiz': () => paths.csitQuestions.to(),
  'year-quiz': (year) => paths.yearQuiz.to({ year }),
  'topic-practice': (key) => {
    const [subject, section] = subjectAndTopic(key);
    return paths.topicPractice.to({ subject, section });
  },
  'mcq-practice': (key) => mcqUnitPath(key),
} as const satisfies Partial<Record<FormatName, (key: string) => string>>;

export type KeptFormat = keyof typeof startPaths;

/** What each of them is called, by its key, before its questions are there. */
export const paperTitles: Readonly<Record<KeptFormat, (key: string) => string>> = {
  'science-exam': () => `${formats['science-exam'].title} examination`,
  'management-exam': () => `${formats['management-exam'].title} examination`,
  'category-test': () => formats['category-test'].title,
  'entrance-quiz': () => 'B.Sc.CSIT entrance test',
  'year-quiz': (year) => `${year} Entrance Questions`,
  'topic-practice': (key) => subjectAndTopic(key).join(': '),
  'mcq-practice': () => formats['mcq-practice'].title,
};

/** The exam of a format and its key: 'year-quiz' and '2074' make 'year-quiz/2074'. */
export function examOf(format: KeptFormat, key = ''): Exam {
  return { id: key === '' ? format : `${format}/${key}`, format };
}

/** Reads an exam's id back; null when it names no exam that is kept. */
export function parseExamId(id: string): { exam: Exam; format: KeptFormat; key: string } | null {
  const [name = '', ...rest] = id.split('/');
  if (!Object.keys(startPaths).includes(name)) return null;
  const format = name as KeptFormat;
  const key = rest.join('/');
  return { exam: examOf(format, key), format, key };
}

/** 'English/Tag Questions', the key of a topic's practice, in its two parts. */
export function subjectAndTopic(key: string): [subject: string, topic: string] {
  const [subject = '', ...topic] = key.split('/');
  return [subject, topic.join('/')];
}

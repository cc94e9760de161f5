import { z } from 'zod';
import { categoryKey } from '#exam/category.ts';
import type { Question } from '#exam/question.ts';
import type { ContentFiles } from './content-files.ts';
import { bankSchema, type FiledQuestion } from './question-file.ts';
import { readTopics } from './topics.ts';

/** A question of a bank or a chapter quiz, under an id that is unique among all of them. */
export interface BuiltIn {
  /**
   * 'entrance.block-01.17' for a bank's question, 'unit.201.3' for a chapter quiz's. It stays as long as the question
   * exists.
   */
  readonly id: string;
  /** A slug: 'mathematics'. */
  readonly subject: string;
  /**
   * The slug of a topic of content/topics.json, or null if the file names no topic. The same holds for difficulty, 1 to
   * 5.
   */
  readonly topic: string | null;
  readonly difficulty: number | null;
  /** The bank or the chapter that contains it. */
  readonly source: string;
  readonly question: Question;
}

const quizSchema = z.looseObject({ id: z.int(), name: z.string(), questions: bankSchema });

/**
 * Every question of the content folder once, in the order of file names. Units composed of others are left out. A file
 * that can't be read is left out too, with a finding in `files`.
 */
export function readBuiltIns(files: ContentFiles): BuiltIn[] {
  const subjectOf = subjectFinder(files);
  const number = (prefix: string, source: string, questions: readonly FiledQuestion[]) =>
    numbered(prefix, questions).map(({ id, question: { topic = null, difficulty = null, ...question } }) => {
      return { id, subject: subjectOf(topic, question.category), topic, difficulty, source, question };
    });
  const banks = files.under('banks/').flatMap((file) => {
    const name = file.slice('banks/'.length, -'.json'.length);
    return number(name.replaceAll('/', '.'), name, files.read(file, bankSchema) ?? []);
  });
  const quizzes = files
    .under('catalogue/')
    .filter((file) => file.includes('/chapter-quiz/'))
    .flatMap((file) => {
      const quiz = files.read(file, quizSchema);
      return quiz ? number(`unit.${quiz.id}`, quiz.name, quiz.questions) : [];
    });
  return [...banks, ...quizzes];
}

/**
 * Finds the slug of a topic's subject. Without a topic it is the first subject with the category, or the category as a
 * slug.
 */
function subjectFinder(files: ContentFiles): (topic: string | null, category: string) => string {
  const subjects = readTopics(files);
  const byTopic = new Map(subjects.flatMap(({ slug, topics }) => topics.map((topic) => [topic.slug, slug])));
  const byCategory = new Map(
    subjects.toReversed().flatMap(({ slug, categories }) => categories.map((category) => [category, slug])),
  );
  return (topic, category) => {
    const key = categoryKey(category);
    const slug = key.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '');
    return byTopic.get(topic ?? '') ?? byCategory.get(key) ?? slug;
  };
}

/** Ids can repeat in banks from elsewhere: the second question with the same id gets '.2' after it. */
function numbered(prefix: string, questions: readonly FiledQuestion[]) {
  const times = new Map<number, number>();
  return questions.map((question) => {
    const time = (times.get(question.id) ?? 0) + 1;
    times.set(question.id, time);
    return { id: `${prefix}.${question.id}${time === 1 ? '' : `.${time}`}`, question };
  });
}

import { categoryKey } from '#exam/category.ts';
import type { CheckedBank, Finding } from '#content/read/finding.ts';
import type { FiledQuestion } from '#content/read/question-file.ts';
import type { SyllabusSubject } from '#content/read/topics.ts';

/** A topic with fewer questions can't be practised. */
const fewestQuestions = 10;
const list = 'topics.json';

/**
 * Findings about the list of topics, the topics and difficulties of these banks' questions, and the size of each topic.
 */
export function checkTopics(subjects: readonly SyllabusSubject[], banks: readonly CheckedBank[]): Finding[] {
  const subjectOf = new Map(subjects.flatMap((subject) => subject.topics.map(({ slug }) => [slug, subject] as const)));
  const filed = banks.flatMap(({ file, questions }) =>
    questions.flatMap((question) => {
      const messages = [...topicOf(question, subjectOf), ...difficultyOf(question)];
      return messages.map((message) => ({ level: 'error' as const, file, id: question.id, message }));
    }),
  );
  return [...slugs(subjects), ...filed, ...counts(subjects, banks)];
}

function topicOf({ topic, category }: FiledQuestion, subjectOf: ReadonlyMap<string, SyllabusSubject>): string[] {
  if (topic === undefined) return ['has no topic'];
  const subject = subjectOf.get(topic);
  if (subject === undefined) return [`the topic '${topic}' is not in ${list}`];
  if (subject.categories.includes(categoryKey(category))) return [];
  return [`the topic '${topic}' is one of ${subject.title}, to which the category '${category}' does not belong`];
}

function difficultyOf({ difficulty }: FiledQuestion): string[] {
  if (difficulty === undefined) return ['has no difficulty'];
  const known = Number.isInteger(difficulty) && difficulty >= 1 && difficulty <= 5;
  return known ? [] : [`the difficulty ${difficulty} is none of 1 to 5`];
}

/** A slug names one thing, and an address may use it instead of the title. */
function slugs(subjects: readonly SyllabusSubject[]): Finding[] {
  const topics = subjects.flatMap((subject) => subject.topics);
  const twins = [...Map.groupBy(topics, ({ slug }) => slug)].filter(([, same]) => same.length > 1);
  const odd = topics.filter(({ slug, title }) => slug !== title.toLowerCase().replaceAll(' ', '-'));
  return [
    ...twins.map(([slug]) => about(`the slug '${slug}' stands twice`)),
    ...odd.map(({ slug, title }) => about(`the slug '${slug}' is not made from the title '${title}'`)),
  ];
}

/** Practice asks in English. A topic without practice needs only one question. */
function counts(subjects: readonly SyllabusSubject[], banks: readonly CheckedBank[]): Finding[] {
  const questions = banks.flatMap((bank) => bank.questions);
  const inEnglish = questions.filter(({ language }) => language === undefined);
  return subjects.flatMap(({ practised, topics }) => {
    const [among, least, level] = practised
      ? ([inEnglish, fewestQuestions, 'error'] as const)
      : ([questions, 1, 'warning'] as const);
    return topics
      .map(({ slug }) => ({ slug, count: among.filter(({ topic }) => topic === slug).length }))
      .filter(({ count }) => count < least)
      .map(({ slug, count }) => ({
        ...about(`the topic '${slug}' has ${count} questions, fewer than ${least}`),
        level,
      }));
  });
}

function about(message: string): Finding {
  return { level: 'error', file: list, id: null, message };
}

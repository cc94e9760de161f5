import { categoryKey } from '#exam/category.ts';
import type { CheckedBank } from '#content/read/finding.ts';
import { messageOf } from '#text/message.ts';
import type { FiledQuestion } from '#content/read/question-file.ts';
import type { SyllabusSubject } from '#content/read/topics.ts';
import type { RuleFinding, RuleMessage } from './bank-rule.ts';

/** A topic with fewer questions can't be practised. */
const fewestQuestions = 10;
const list = 'topics.json';

/** What is wrong with the list of topics, with the topics and difficulties of these banks' questions, or with how many a topic has. */
export function checkTopics(subjects: readonly SyllabusSubject[], banks: readonly CheckedBank[]): RuleFinding[] {
  const subjectOf = new Map(subjects.flatMap((subject) => subject.topics.map(({ slug }) => [slug, subject] as const)));
  const filed = banks.flatMap(({ file, questions }) =>
    questions.flatMap((question) => {
      const messages = [...topicOf(question, subjectOf), ...difficultyOf(question)];
      return messages.map((message) => ({ level: 'error' as const, file, id: question.id, message }));
    }),
  );
  return [...slugs(subjects), ...filed, ...counts(subjects, banks)];
}

function topicOf({ topic, category }: FiledQuestion, subjectOf: ReadonlyMap<string, SyllabusSubject>): RuleMessage[] {
  if (topic === undefined) return [messageOf('topic-missing')];
  const subject = subjectOf.get(topic);
  if (subject === undefined) return [messageOf('topic-unknown', topic, list)];
  if (subject.categories.includes(categoryKey(category))) return [];
  return [messageOf('topic-of-other', topic, subject.title, category)];
}

function difficultyOf({ difficulty }: FiledQuestion): RuleMessage[] {
  if (difficulty === undefined) return [messageOf('difficulty-missing')];
  const known = Number.isInteger(difficulty) && difficulty >= 1 && difficulty <= 5;
  return known ? [] : [messageOf('difficulty-unknown', difficulty)];
}

/** A slug names one thing, and is what an address may write instead of the title. */
function slugs(subjects: readonly SyllabusSubject[]): RuleFinding[] {
  const topics = subjects.flatMap((subject) => subject.topics);
  const twins = [...Map.groupBy(topics, ({ slug }) => slug)].filter(([, same]) => same.length > 1);
  const odd = topics.filter(({ slug, title }) => slug !== title.toLowerCase().replaceAll(' ', '-'));
  return [
    ...twins.map(([slug]) => about(messageOf('slug-repeated', slug))),
    ...odd.map(({ slug, title }) => about(messageOf('slug-of-title', slug, title))),
  ];
}

/** Practice asks in English; a topic that is not practised needs a question only for being in the list. */
function counts(subjects: readonly SyllabusSubject[], banks: readonly CheckedBank[]): RuleFinding[] {
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
        ...about(messageOf('topic-size', slug, count, least)),
        level,
      }));
  });
}

function about(message: RuleMessage): RuleFinding {
  return { level: 'error', file: list, id: null, message };
}

import { expect, test } from 'vitest';
import type { FiledQuestion } from '#content/read/question-file.ts';
import type { SyllabusSubject } from '#content/read/topics.ts';
import { aQuestion } from '#exam/testing/questions.ts';
import { ruleSentences } from '#text/en/question-rules.ts';
import { sentenceOf } from '#text/message.ts';
import * as rules from './topic-rules.ts';

/** What the rules find, in English. */
const checkTopics = (...of: Parameters<typeof rules.checkTopics>) =>
  rules.checkTopics(...of).map((finding) => ({ ...finding, message: sentenceOf(ruleSentences, finding.message) }));

const optics = { slug: 'wave-optics', title: 'Wave Optics', nepali: 'तरङ्ग प्रकाशिकी' };
const physics: SyllabusSubject = {
  slug: 'physics',
  title: 'Physics',
  nepali: 'भौतिक विज्ञान',
  categories: ['physics', 'science and technology'],
  practised: true,
  topics: [optics],
};
const sound: FiledQuestion = { ...aQuestion(1), category: 'Physics', topic: 'wave-optics', difficulty: 3 };
const bankOf = (questions: readonly FiledQuestion[]) => [{ file: 'banks/x.json', questions }];
const ten = Array.from({ length: 10 }, (_, i) => ({ ...sound, id: i + 1 }));

test('questions whose topic and difficulty are in order are passed, in any category of the subject', () => {
  expect(checkTopics([physics], bankOf([...ten, { ...sound, id: 11, category: 'science and technology' }]))).toEqual(
    [],
  );
});

const { topic: _topic, ...withoutTopic } = sound;
const { difficulty: _difficulty, ...withoutDifficulty } = sound;

test.each([
  ['no topic', withoutTopic, /has no topic/],
  ['an unknown topic', { ...sound, topic: 'optics' }, "The topic 'optics' is not in topics.json."],
  [
    'a topic of another subject',
    { ...sound, category: 'gk' },
    /'wave-optics' is one of Physics, .*'gk' does not belong/,
  ],
  ['no difficulty', withoutDifficulty, /has no difficulty/],
  ['a difficulty beyond 5', { ...sound, difficulty: 6 }, 'The difficulty 6 is not from 1 to 5.'],
  ['a difficulty between two', { ...sound, difficulty: 2.5 }, 'The difficulty 2.5 is not from 1 to 5.'],
])('a question with %s is reported', (_what, question, message) => {
  const found = checkTopics([physics], bankOf([...ten, { ...question, id: 11 }]));
  expect(found).toEqual([{ level: 'error', file: 'banks/x.json', id: 11, message: expect.stringMatching(message) }]);
});

test.each([
  ['error', true, ten.slice(1), 'has 9 questions, fewer than 10'],
  ['error', true, [...ten.slice(1), { ...sound, language: 'ne' as const }], 'has 9 questions, fewer than 10'],
  ['warning', false, [], 'has 0 questions, fewer than 1'],
])('too few questions in English are an %s where practised is %s', (level, practised, questions, words) => {
  expect(checkTopics([{ ...physics, practised }], bankOf(questions))).toEqual([
    { level, file: 'topics.json', id: null, message: `The topic 'wave-optics' ${words}.` },
  ]);
});

test('a slug that two subjects have, and one that no address of the title would give, are reported', () => {
  const other = { ...physics, slug: 'other', title: 'Other' };
  expect(checkTopics([physics, other], bankOf(ten)).map(({ message }) => message)).toEqual([
    "The slug 'wave-optics' stands twice.",
  ]);
  const renamed = { ...physics, topics: [{ ...optics, title: 'Light Waves' }] };
  expect(checkTopics([renamed], bankOf(ten)).map(({ message }) => message)).toEqual([
    "The slug 'wave-optics' is not made from the title 'Light Waves'.",
  ]);
});

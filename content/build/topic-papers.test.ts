import { expect, test } from 'vitest';
import type { FiledQuestion } from '#content/read/question-file.ts';
import { aQuestion } from '#exam/testing/questions.ts';
import { countsInOrder, topicPapers } from './topic-papers.ts';

const filed = (id: number, topic: string, difficulty: number, language?: 'ne'): FiledQuestion => ({
  ...aQuestion(id),
  topic,
  difficulty,
  ...(language && { language }),
});

const subject = {
  slug: 'business-studies',
  title: 'Business Studies',
  nepali: 'व्यवसाय अध्ययन',
  categories: ['business studies'],
  practised: false,
  topics: [
    { slug: 'management', title: 'Management', nepali: 'व्यवस्थापन' },
    { slug: 'trade', title: 'Trade', nepali: 'व्यापार' },
  ],
};

test('a topic has its English questions and after them the Nepali ones, counted by difficulty; one without any is none', () => {
  const questions = [
    filed(7, 'management', 5),
    filed(8, 'management', 1, 'ne'),
    filed(9, 'management', 2),
    filed(10, 'management', 3),
    filed(11, 'management', 4),
  ];
  const [management, ...others] = topicPapers([{ file: 'banks/a.json', questions }], [subject]);
  expect(others).toEqual([]);
  expect(management?.category).toBe('business studies');
  expect(management?.english.questions.map(({ id, category, question }) => [id, category, question])).toEqual(
    [9, 10, 11, 7].map((from, place) => [place + 1, 'business studies', aQuestion(from).question]),
  );
  expect(management?.inNepali.questions.map(({ id }) => id)).toEqual([5]);
  expect(management && countsInOrder(management.english)).toEqual([1, 1, 2]);
  expect(management && countsInOrder(management.inNepali)).toEqual([1, 0, 0]);
});

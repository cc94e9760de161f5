import { beforeAll, expect, test } from 'vitest';
import { readTopicPapers } from '#content/build/practice-plugin.ts';
import type { TopicPapers } from '#content/build/topic-papers.ts';
import { createSearch, type Search } from '#content/search/search.ts';
import type { Searchable } from '#content/search/searchable.ts';
import { knownAddresses } from './addresses.ts';
import { searchable, textsOf } from './search-plugin.ts';

let papers: readonly TopicPapers[];
let what: Searchable;
let search: Search;

beforeAll(() => {
  papers = readTopicPapers();
  what = searchable();
  search = createSearch(what, textsOf(papers));
});

test('every topic and unit has a name in both languages, an address of the product, and questions', () => {
  const known = new RegExp(knownAddresses, 'i');
  const wrong = what.places.filter(
    ({ names, of, to, count }) =>
      [names, of].some(({ en, ne }) => en === '' || ne === '') || !known.test(to) || count === 0,
  );
  expect(wrong).toEqual([]);
  expect(what.places.length).toBeGreaterThan(400);
  expect(new Set(what.places.map(({ to }) => to)).size).toBe(what.places.length);
});

test('what is found is the question that the program loads for that place', () => {
  expect(search.countOf()).toBe(
    papers.reduce((sum, { english, inNepali }) => sum + english.questions.length + inNepali.questions.length, 0),
  );
  const { count, questionAt } = search.find('the');
  const found = Array.from({ length: count ?? 0 }, (_, rank) => questionAt(rank));
  const wrong = found.filter(({ topic, place, text, inNepali }) => {
    const { english, inNepali: others } = papers[topic] ?? { english: { questions: [] }, inNepali: { questions: [] } };
    const question = [...english.questions, ...others.questions][place];
    return (
      question === undefined ||
      (question.language === 'ne') !== inNepali ||
      (!question.question.includes('$') && question.question.replaceAll(/\s+/g, ' ').trim() !== text)
    );
  });
  expect(found.length).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

test('a topic and its questions are found in either script', () => {
  for (const query of ['prakash', 'प्रकाश']) {
    const { places, count } = search.find(query);
    expect(places.map(({ names }) => names.en)).toContain('Ray Optics');
    expect(count).toBeGreaterThan(10);
  }
});

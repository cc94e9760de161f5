import { describe, expect, test } from 'vitest';
import { createSearch } from './search.ts';
import type { Searchable } from './searchable.ts';
import terms from './terms.json' with { type: 'json' };

const physics = { en: 'Physics', ne: 'भौतिक विज्ञान' };
const what: Searchable = {
  places: [
    { names: { en: 'Optics', ne: 'प्रकाश' }, of: physics, to: '/optics', count: 4, needs: 'physics/optics' },
    { names: { en: 'Lightning', ne: 'चट्याङ' }, of: physics, to: '/lightning', count: 1, needs: 'physics/lightning' },
    {
      names: { en: 'Light', ne: 'प्रकाश' },
      of: { en: 'Science, Grade X', ne: 'विज्ञान, कक्षा १०' },
      to: '/unit',
      count: 10,
      needs: '/unit',
    },
  ],
  topics: [
    {
      names: { en: 'Optics', ne: 'प्रकाश' },
      subject: physics,
      bank: 'physics/optics',
      english: [1, 1, 1],
      inNepali: [0, 1, 0],
    },
    {
      names: { en: 'Heat', ne: 'ताप' },
      subject: physics,
      bank: 'physics/heat',
      english: [1, 0, 0],
      inNepali: [0, 0, 0],
    },
  ],
  terms: [
    ['light', 'प्रकाश'],
    ['sun', 'सूर्य'],
    ['gold', 'सुन'],
  ],
};
const texts = [
  'The speed of light in water is',
  'A lens bends rays of the sun: 10²',
  'H₂O in a prism',
  'प्रकाशको गति हावामा कति हुन्छ?',
  'Gold melts at 1064 °C, lighter metals earlier',
].join('\n');
const { find, countOf } = createSearch(what, texts);
const textsFor = (query: string) => {
  const { count, questionAt } = find(query);
  return Array.from({ length: count ?? 0 }, (_, rank) => questionAt(rank).text);
};
const marked = (query: string, text: string) =>
  find(query)
    .marksIn(text)
    .map(([from, to]) => text.slice(from, to));

describe('one query finds both scripts', () => {
  test.each(['prakash', 'प्रकाश', 'light', 'Prakaash'])('%s', (query) => {
    expect(find(query).places.map(({ to }) => to)).toEqual(expect.arrayContaining(['/optics', '/unit']));
    expect(textsFor(query)).toEqual(
      expect.arrayContaining(['प्रकाशको गति हावामा कति हुन्छ?', 'The speed of light in water is']),
    );
  });

  test('and says which other words it looked for', () => {
    expect(find('prakash').also).toEqual(['प्रकाश', 'light']);
    expect(find('light').also).toEqual(['प्रकाश']);
    expect(find('lens').also).toEqual([]);
  });

  test('an English word of ours is not read as Nepali', () => {
    expect(find('sun').also).toEqual(['सूर्य']);
    expect(textsFor('suna')).toEqual(['Gold melts at 1064 °C, lighter metals earlier']);
  });
});

test('the word as typed comes first, then its translation, then what only begins so', () => {
  expect(textsFor('prakash')[0]).toBe('प्रकाशको गति हावामा कति हुन्छ?');
  expect(find('light').places.map(({ to }) => to)).toEqual(['/unit', '/optics', '/lightning']);
  expect(textsFor('light').at(-1)).toBe('Gold melts at 1064 °C, lighter metals earlier');
});

test('all words of a query must fit; some may name the topic or the subject', () => {
  expect(textsFor('water light')).toEqual(['The speed of light in water is']);
  expect(textsFor('optics water')).toEqual(['The speed of light in water is']);
  expect(textsFor('bhautik gold')).toHaveLength(1);
  expect(textsFor('heat water')).toEqual([]);
  // The topic itself stands above its questions.
  expect(textsFor('optics')).toEqual([]);
  expect(find('grade light').places.map(({ to }) => to)).toEqual(['/unit']);
});

test('raised, lowered and Devanagari digits are digits', () => {
  expect(textsFor('h2o')).toEqual(['H₂O in a prism']);
  expect(textsFor('102')).toHaveLength(1);
  expect(textsFor('१०६४')).toHaveLength(1);
});

test('a hit begins a word, and a mark parts no letter', () => {
  expect(textsFor('ight')).toEqual([]);
  expect(marked('lig', 'Light, lighter; slight')).toEqual(['Lig', 'lig']);
  expect(marked('prakash', 'प्रकाशको गति')).toEqual(['प्रकाश']);
  expect(marked('p pra', 'प्रकाश')).toEqual(['प्र']);
  expect(marked('h2', 'H₂O')).toEqual(['H₂']);
});

test('a question knows its topic, its place, its language and its difficulty', () => {
  const at = (query: string) => find(query).questionAt(0);
  expect(at('lens')).toEqual(expect.objectContaining({ topic: 0, place: 1, inNepali: false, difficulty: 'middle' }));
  expect(at('हावामा')).toEqual(expect.objectContaining({ topic: 0, place: 3, inNepali: true, difficulty: 'middle' }));
  expect(at('gold')).toEqual(expect.objectContaining({ topic: 1, place: 0, difficulty: 'easy' }));
});

test('of a device only what it keeps is searched', () => {
  const here = { has: (needs: string) => needs === 'physics/optics' };
  expect(countOf()).toBe(5);
  expect(countOf(here)).toBe(3);
  expect(find('light', here).count).toBe(1);
  expect(find('light', here).places.map(({ to }) => to)).toEqual(['/optics']);
});

test('topics are found before the texts of the questions have come', () => {
  const early = createSearch(what, null).find('light');
  expect(early.places).toHaveLength(3);
  expect(early.count).toBeNull();
});

test('nothing is found for no word, and a very long query ends', () => {
  expect(find(' - ').count).toBe(0);
  expect(find('').places).toEqual([]);
  expect(find('light '.repeat(10_000)).count).toBeGreaterThan(0);
});

test('our words are single, in both languages, and each pair stands once', () => {
  const pairs = terms.map(([english, nepali]) => `${english} ${nepali}`);
  expect(new Set(pairs).size).toBe(terms.length);
  expect(pairs.filter((pair) => !/^[a-z]+ [\u0900-\u097f]+$/.test(pair))).toEqual([]);
});

import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { practiceSubjects } from '#content/load/subjects.ts';
import { categories, readCatalogue } from '#content/read/catalogue.ts';
import { readContentFiles } from '#content/read/content-files.ts';
import { readEntrance } from '#content/read/entrance.ts';
import { readTopics } from '#content/read/topics.ts';
import { unitName } from '#text/ne/unit-names.ts';

const files = readContentFiles(join(dirname(dirname(import.meta.dirname)), 'content'));
const { levels, subjects, units } = readCatalogue(files);
const entrance = readEntrance(files);
const topics = new Set(readTopics(files).flatMap((subject) => subject.topics.map(({ title }) => title)));
/** The name is the same in Nepali. */
const latin = new Set(['B.Sc.CSIT', 'BCA']);

test('all that the catalogue names has a Nepali name', () => {
  const titled = [
    levels,
    subjects,
    categories,
    entrance.programmes,
    entrance.subjects,
    entrance.units,
    practiceSubjects,
  ];
  const names = [
    ...titled.flat().map(({ title }) => title),
    ...units.flatMap(({ item, name }) => [item, name]),
    ...entrance.units.map(({ type }) => type.charAt(0).toUpperCase() + type.slice(1)),
    ...practiceSubjects.flatMap((subject) => subject.topics.map(({ title }) => title)),
  ];
  const isNamed = (name: string) =>
    topics.has(name) || latin.has(name) || /^[^a-z]*\p{Script=Devanagari}[^a-z]*$/u.test(unitName(name));
  expect([...new Set(names)].filter((name) => !isNamed(name))).toEqual([]);
});

test('a number of its own is in Nepali digits', () => {
  expect(['Practice 3', 'Mock 10', 'In Nepali 2', 'Model Test 1'].map(unitName)).toEqual([
    'अभ्यास ३',
    'अभ्यास परीक्षा १०',
    'नेपालीमा २',
    'नमुना परीक्षा १',
  ]);
});

test('what the catalogue does not name is called as it is written, whatever it is', () => {
  expect(['Alchemy', 'constructor', 'toString'].map(unitName)).toEqual(['Alchemy', 'constructor', 'toString']);
});

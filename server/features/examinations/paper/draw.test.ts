import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { drawPaper, type Drawable } from './draw.ts';

const section = (title: string, subject: string, count: number) => ({ title, subject, count, marks: 1, penalty: 0 });
const items = (subject: string, origin: Drawable['origin'], count: number): Drawable[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `${subject}-${origin}-${index}`;
    return { id, subject, origin, frame: id, words: [] };
  });

test('every section gets as many different items of its subject as it asks for', () => {
  const bank = [...items('physics', 'own', 9), ...items('english', 'built-in', 9)];
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), fc.integer(), (physics, english, seed) => {
      const drawn = drawPaper(
        [section('P', 'physics', physics), section('E', 'english', english)],
        bank,
        seededRandom(seed),
      );
      if (!('items' in drawn)) throw new Error('There were enough.');
      expect(new Set(drawn.items).size).toBe(physics + english);
      expect(drawn.items.slice(0, physics).every((id) => id.startsWith('physics'))).toBe(true);
    }),
  );
});

test('built-in items are taken only where the college has too few of its own', () => {
  const bank = [...items('physics', 'own', 3), ...items('physics', 'built-in', 50)];
  const drawn = drawPaper([section('P', 'physics', 5)], bank, seededRandom(1));
  expect('items' in drawn && drawn.items.filter((id) => id.includes('own'))).toHaveLength(3);
});

test('two sections of one subject share no item', () => {
  const drawn = drawPaper(
    [section('A', 'physics', 5), section('B', 'physics', 5)],
    items('physics', 'own', 10),
    seededRandom(2),
  );
  expect('items' in drawn && new Set(drawn.items).size).toBe(10);
});

test('near duplicates stand in one paper only where there is nothing else, whatever the section', () => {
  const bank = items('physics', 'own', 6).map((item, index) => ({ ...item, frame: `words ${index % 3}` }));
  const sections = [section('A', 'physics', 2), section('B', 'physics', 1)];
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const drawn = drawPaper(sections, bank, seededRandom(seed));
      const words = 'items' in drawn ? drawn.items.map((id) => bank.find((item) => item.id === id)?.frame) : [];
      expect(new Set(words)).toEqual(new Set(['words 0', 'words 1', 'words 2']));
    }),
  );
  const full = drawPaper([section('A', 'physics', 6)], bank, seededRandom(1));
  expect('items' in full && new Set(full.items).size).toBe(6);
});

test('a section for which there is too little is named with how much there is', () => {
  const drawn = drawPaper([section('Physics', 'physics', 5)], items('physics', 'own', 3), seededRandom(1));
  expect(drawn).toEqual({ lacking: [{ title: 'Physics', wanted: 5, there: 3 }] });
});

test('over many papers each item is drawn about as often as any other', () => {
  const bank = items('physics', 'own', 10);
  const random = seededRandom(3);
  const times = new Map<string, number>();
  for (let paper = 0; paper < 2000; paper += 1) {
    const drawn = drawPaper([section('P', 'physics', 3)], bank, random);
    for (const id of 'items' in drawn ? drawn.items : []) times.set(id, (times.get(id) ?? 0) + 1);
  }
  for (const { id } of bank) expect(Math.abs((times.get(id) ?? 0) - 600)).toBeLessThan(110);
});

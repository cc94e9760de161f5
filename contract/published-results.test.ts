import { expect, it } from 'vitest';
import { readPublished, readSignedFile } from './published-results.ts';

const lists = { open: [{ symbolNumber: '1001' }], groups: [{ name: 'Women', candidates: [] }] };
const results = { title: { en: 'Science' }, seats: { open: 1 }, tieBreaks: [], ...lists, waiting: lists, ranking: [] };

it('reads signed results as they were signed', () => {
  expect(readPublished(JSON.stringify(results))).toEqual(results);
  expect(readSignedFile('{"signed":"{}","signature":"x"}')).toEqual({ signed: '{}', signature: 'x' });
});

it.each(['title', 'seats', 'tieBreaks', 'open', 'groups', 'waiting', 'ranking'])(
  'says that results without their %s are damaged',
  (field) => {
    expect(() => readPublished(JSON.stringify({ ...results, [field]: undefined }))).toThrow(
      'The published results are damaged.',
    );
    expect(() => readPublished(JSON.stringify({ ...results, [field]: 1 }))).toThrow(/damaged/);
  },
);

it('says that a file without its signature is damaged', () => {
  expect(() => readSignedFile('{"signed":"{}"}')).toThrow('The published results are damaged.');
});

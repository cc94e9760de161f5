import { expect, test } from 'vitest';
import { columns, parseTable, writeTable } from './table.ts';
import { seen, skippedAt } from './testing/seen.ts';

const rows = (...lines: readonly string[][]) => lines.map((cells, place) => ({ where: `line ${place + 1}`, cells }));
const head = ['question', 'option_a', 'option_b', 'option_c', 'answer'];

test('the columns are those that the documentation names, in their order', () => {
  expect(columns.join(',')).toBe(
    'subject,topic,question,option_a,option_b,option_c,option_d,option_e,option_f,answer,explanation,tags,difficulty,language',
  );
  expect(writeTable([]).rows).toEqual([columns]);
});

test('a row whole, its columns in any order and letter case', () => {
  const parsed = parseTable(
    rows(
      [
        'Language',
        'Tags',
        'answer',
        'Option A',
        'option_b',
        'QUESTION',
        'subject',
        'topic',
        'difficulty',
        'explanation',
      ],
      ['ne', 'unit 1|board', 'b', 'x', '$y$', 'One?', 'General Knowledge', 'Nepal', '4', 'So.'],
    ),
  );
  expect(seen(parsed)).toEqual([
    {
      stem: 'One?',
      options: ['x', '*$y$'],
      explanation: 'So.',
      subject: 'gk',
      topic: 'Nepal',
      tags: ['unit 1', 'board'],
      language: 'ne',
      difficulty: 4,
    },
  ]);
});

test('several right options, a letter as people write it, an empty option between', () => {
  expect(
    seen(parseTable(rows(head, ['1?', 'x', 'y', 'z', 'A|c'], ['2?', 'x', 'y', '', '(b)'], ['3?', 'x', '', 'z', 'C']))),
  ).toEqual([
    { stem: '1?', options: ['*x', 'y', '*z'] },
    { stem: '2?', options: ['x', '*y'] },
    { stem: '3?', options: ['x', '*z'] },
  ]);
});

test('an option keeps the letter of its column', () => {
  expect(parseTable(rows(head, ['1?', 'x', '', 'z', 'C'])).items[0]?.item.right).toEqual(['c']);
});

test('what has no meaning is named by its line; empty rows are passed over', () => {
  const parsed = parseTable(
    rows(
      [...head, 'difficulty', 'marks'],
      ['1?', 'x', 'y', '', 'E', 'hard', '2'],
      ['', '', '', '', ''],
      ['2?', 'x', '', '', 'A'],
    ),
  );
  expect(seen(parsed)).toEqual([
    { stem: '1?', options: ['x', 'y'], problems: ['answer-unknown', 'unknown-value', 'no-key'] },
  ]);
  expect(skippedAt(parsed)).toEqual([
    'line 1: Columns that are not read: marks.',
    'line 4: It has fewer than two options.',
  ]);
});

test('without a head nothing is read', () => {
  expect(skippedAt(parseTable(rows(['1?', 'x', 'y'])))).toEqual([
    `line 1: There is no head with the columns ${columns.join(', ')}.`,
  ]);
});

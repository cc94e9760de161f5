import { messageOf } from '#text/message.ts';
import { describe, expect, test } from 'vitest';
import { columns, parseTable, writeTable } from './table.ts';
import { seen, skippedAt } from './testing/seen.ts';

const rows = (...lines: readonly string[][]) =>
  lines.map((cells, place) => ({ where: messageOf('line', place + 1), cells }));
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
      ['1?', 'x', 'y', '', 'E', 'tough', '2'],
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

describe('tables as teachers keep them', () => {
  const question = { stem: 'नेपालको राजधानी कहाँ छ?', options: ['*काठमाडौँ', 'पोखरा', 'ललितपुर', 'भरतपुर'], language: 'ne' };

  test.each([
    ['letters', ['Q.No.', 'Questions', 'A', 'B', 'C', 'D', 'Correct'], 'A'],
    ['numbers', ['S.N.', 'Question', 'Option 1', 'Option 2', 'Option 3', 'Option 4', 'Correct Answer'], '1'],
    ['Devanagari digits', ['क्र.सं.', 'प्रश्न', 'विकल्प १', 'विकल्प २', 'विकल्प ३', 'विकल्प ४', 'सही उत्तर'], '१'],
    ['letters of Nepali', ['प्र.नं.', 'प्रश्न', 'क', 'ख', 'ग', 'घ', 'उत्तर'], '(क)'],
    ['the text itself', ['No', 'MCQ', 'Opt. A', 'Opt. B', 'Opt. C', 'Opt. D', 'Key'], 'काठमाडौँ'],
    ['words', ['No', 'Question / प्रश्न', 'Choice A', 'Choice B', 'Choice C', 'Choice D', 'Ans.'], 'Option 1'],
  ])('keys that are %s', (_, headings, key) => {
    const line = ['1', question.stem, ...question.options.map((text) => text.replace('*', '')), key];
    const parsed = parseTable(rows(['Namuna College, set A'], headings, line));
    expect([seen(parsed), skippedAt(parsed)]).toEqual([[question], []]);
  });

  test('subject, topic, difficulty, language and why, by usual headings and words', () => {
    const headings = ['विषय', 'Chapter', 'Question', 'A', 'B', 'Answer', 'व्याख्या', 'Level', 'Medium'];
    const line = ['भौतिक शास्त्र', 'Heat', '2 + 2?', '3', '4', 'B', 'So.', 'Hard', 'English'];
    expect(seen(parseTable(rows(headings, line)))).toEqual([
      {
        stem: '2 + 2?',
        options: ['3', '*4'],
        explanation: 'So.',
        subject: 'physics',
        topic: 'Heat',
        difficulty: 4,
      },
    ]);
  });

  test('a number that is a place and the text of another option names neither', () => {
    expect(seen(parseTable(rows(['Question', 'A', 'B', 'Correct'], ['2 + 1?', '2', '3', '2'])))).toEqual([
      { stem: '2 + 1?', options: ['2', '3'], problems: ['answer-unknown', 'no-key'] },
    ]);
  });

  test('what no heading says, a person does', () => {
    const table = rows(['Ask', 'First', 'Second', 'Good', 'Marks'], ['2 + 2?', '3', '4', '2', '5']);
    const unknown = parseTable(table);
    expect(unknown.items).toEqual([]);
    expect(unknown.columns?.map(({ heading, is, first }) => [heading, is, first[0]])).toEqual([
      ['Ask', null, '2 + 2?'],
      ['First', null, '3'],
      ['Second', null, '4'],
      ['Good', null, '2'],
      ['Marks', null, '5'],
    ]);
    const said = parseTable(table, ['question', 'option_a', 'option_b', 'answer', null]);
    expect(seen(said)).toEqual([{ stem: '2 + 2?', options: ['3', '*4'] }]);
    expect(skippedAt(said)).toEqual(['line 1: Columns that are not read: marks.']);
  });
});

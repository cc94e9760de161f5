import { expect, it } from 'vitest';
import type { ItemContent } from '#contract/items.ts';
import { contentColumns, contentOf } from './content-row.ts';

const content: ItemContent = {
  subject: 'physics',
  topic: null,
  tags: ['board'],
  language: 'en',
  difficulty: 3,
  stem: 'What is its momentum?',
  options: [
    { id: 'a', text: '42' },
    { id: 'b', text: '24' },
  ],
  right: ['a'],
  explanation: '',
  figure: null,
};

it('reads a content as it was stored', () => {
  expect(contentOf(contentColumns(content))).toEqual(content);
});

it.each([
  ['tags', '[1]', 'tags of an item'],
  ['options', '[{"id":"a"}]', 'options of an item'],
  ['options', '[{"id":"g","text":"42"}]', 'options of an item'],
  ['right_options', '"a"', 'a key of an item'],
])('says of a damaged row what of it can not be read: %s %s', (column, json, what) => {
  expect(() => contentOf({ ...contentColumns(content), [column]: json })).toThrow(
    `The database holds ${what} that can't be read.`,
  );
});

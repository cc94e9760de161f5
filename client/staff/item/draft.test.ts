import { expect, it } from 'vitest';
import { draftOf, emptyDraft, writtenOf } from './draft.ts';

const item = {
  subject: 'physics',
  topic: null,
  tags: ['csit', 'unit 4'],
  language: 'en',
  difficulty: 3,
  stem: 'How much is $2^5$?',
  options: [
    { id: 'b', text: '16' },
    { id: 'a', text: '32' },
  ],
  right: ['a'],
  explanation: '',
  figure: { id: 'abcdefghijklmnopqrstuv', alt: 'A tree' },
} as const;

it('sends back an item as it came', () => {
  const { tags, options, right, ...rest } = item;
  const whole = { ...rest, tags: [...tags], options: [...options], right: [...right] };
  expect(writtenOf(draftOf(whole))).toEqual(whole);
});

it('gives a new option the first id that none has, and lets the key name it', () => {
  const options = [
    { option: 'b', text: '16', right: false },
    { option: '', text: '32', right: true },
    { option: '', text: '64', right: false },
  ];
  expect(writtenOf({ ...emptyDraft, options })).toMatchObject({
    options: [
      { id: 'b', text: '16' },
      { id: 'a', text: '32' },
      { id: 'c', text: '64' },
    ],
    right: ['a'],
  });
});

it('takes tags between commas, and nothing said for nothing', () => {
  expect(writtenOf({ ...emptyDraft, tags: ' csit,, unit 4 ,' })).toMatchObject({
    tags: ['csit', 'unit 4'],
    subject: null,
    topic: null,
    difficulty: null,
    figure: null,
  });
});

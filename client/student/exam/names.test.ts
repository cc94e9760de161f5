import { expect, it } from 'vitest';
import { categoryName } from '#client/question/category-name.ts';
import { topicTitle } from './topic-title.ts';

it('an address may name any subject and topic, and a question any category: they are called as they are written', () => {
  expect(topicTitle('constructor/toString')).toBe('constructor: toString');
  expect(['gk', 'dnglish', 'constructor'].map(categoryName)).toEqual(['General knowledge', 'English', 'Constructor']);
});

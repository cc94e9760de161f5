import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryKey } from './category.ts';

test.each([
  ['english', 'english'],
  ['English', 'english'],
  ['ENGLISH ', 'english'],
  ['dnglish', 'english'],
  [' Dnglish', 'english'],
  ['General Knowledge', 'general knowledge'],
  ['gk', 'gk'],
  ['', ''],
  // A category may have the name of a property that every object has.
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
])('%j counts under %j', (category, key) => {
  expect(categoryKey(category)).toBe(key);
});

test('whatever a category is called, what it counts under is a text and counts under itself', () => {
  fc.assert(
    fc.property(fc.string(), (category) => {
      const key = categoryKey(category);
      expect(typeof key).toBe('string');
      expect(categoryKey(key)).toBe(key);
      expect(categoryKey(`  ${category}\n`)).toBe(key);
    }),
  );
});

import { expect, test } from 'vitest';
import { shortTitle } from './short-title.ts';

test('three signs of a title, none torn from its vowel', () => {
  expect(['Mathematics', 'GK', 'भौतिक विज्ञान', ''].map(shortTitle)).toEqual(['Mat', 'GK', 'भौतिक', '']);
});

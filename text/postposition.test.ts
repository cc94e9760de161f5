import { expect, it } from 'vitest';
import { withPostposition } from './postposition.ts';

it.each([
  ['सीता शर्मा', 'को', 'सीता शर्माको'],
  ['खुला सूची', 'को', 'खुला सूचीको'],
  ['Sita Sharma', 'लाई', 'Sita Sharma लाई'],
  ['कोठा 12', 'मा', 'कोठा 12 मा'],
  ['कोठा १२', 'मा', 'कोठा १२ मा'],
  ['हल (क)', 'मा', 'हल (क) मा'],
])('joins a postposition to what ends in Devanagari letters: %s', (word, postposition, joined) => {
  expect(withPostposition(word, postposition)).toBe(joined);
});

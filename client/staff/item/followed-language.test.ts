import { expect, it } from 'vitest';
import { followedLanguage } from './followed-language.ts';

it.each([
  ['becomes Nepali when the stem does', 'en', '', 'न', 'ne'],
  ['becomes Nepali when most of the stem does', 'en', 'ab नेप', 'ab नेपाल', 'ne'],
  ['stays English beside a Nepali word', 'en', 'What is ', 'What is द', 'en'],
  ['stays English where it was chosen for a Nepali stem', 'en', 'नेपाल', 'नेपालक', 'en'],
  ['stays Nepali where it was chosen before anything was written', 'ne', '', 'W', 'ne'],
  ['stays Nepali when a Nepali stem becomes English', 'ne', 'न', '', 'ne'],
] as const)('the language of an item %s', (_, language, stem, next, followed) => {
  expect(followedLanguage({ language, stem }, next)).toBe(followed);
});

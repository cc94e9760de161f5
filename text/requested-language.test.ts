import { expect, it } from 'vitest';
import { requestedLanguage } from './requested-language.ts';

it.each([
  [undefined, undefined, 'en'],
  ['ne', undefined, 'ne'],
  ['ne', 'language=en', 'ne'],
  ['en', 'language=ne', 'en'],
  ['en-GB,en;q=0.9', 'theme=dark; language=ne', 'ne'],
  ['ne-NP,ne;q=0.9,en;q=0.8', undefined, 'ne'],
  ['ne-NP,ne;q=0.9,en;q=0.8', 'language=en', 'en'],
  ['en-GB,ne;q=0.8', undefined, 'en'],
  ['nep', undefined, 'en'],
  ['*', 'xlanguage=ne', 'en'],
  ['de', 'language=de', 'en'],
] as const)('accept-language %j and cookie %j ask for %s', (accepted, cookie, language) => {
  expect(requestedLanguage({ 'accept-language': accepted, cookie })).toBe(language);
});

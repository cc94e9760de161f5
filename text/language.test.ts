import { describe, expect, it } from 'vitest';
import { languageOfPath, withoutLanguage } from './language.ts';

describe('the path of a page', () => {
  it.each([
    ['/', 'en', '/'],
    ['/csit', 'en', '/csit'],
    ['/nepal', 'en', '/nepal'],
    ['/csit/ne', 'en', '/csit/ne'],
    ['/ne', 'ne', '/'],
    ['/ne/', 'ne', '/'],
    ['/NE/csit', 'ne', '/csit'],
    ['/ne/ne', 'ne', '/ne'],
  ] as const)('%s is in %s, and without it %s', (path, language, rest) => {
    expect(languageOfPath(path)).toBe(language);
    expect(withoutLanguage(path)).toBe(rest);
  });
});

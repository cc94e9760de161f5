import { describe, expect, it } from 'vitest';
import { initialOf, namesIn, parseProfile } from './profile.ts';

describe('parseProfile', () => {
  it('keeps the login response whole', () => {
    const response = { token: 't0', user: { id: 1, name: 'Asha' }, expiresAt: '2026-12-01T00:00:00Z' };
    expect(parseProfile(JSON.stringify(response))).toEqual(response);
  });

  it.each([
    null,
    '',
    'not json',
    'null',
    '7',
    '"t0"',
    '[]',
    '{}',
    '{"token":7}',
    '{"token":""}',
    '{"token":null}',
    '{"token":"टोकन"}',
    '{"token":"a b"}',
  ])('takes %j for nobody', (text) => expect(parseProfile(text)).toBeNull());

  it('takes a token that no request could carry for nobody', () => {
    expect(parseProfile(JSON.stringify({ token: 'x'.repeat(4_000_000) }))).toBeNull();
  });
});

describe('who is logged in', () => {
  it.each([
    ['Sita Gurung', 'S'],
    [' asha', 'A'],
    ['सीता गुरुङ', 'सी'],
    ['श्रीमान', 'श्री'],
    ['', ''],
  ])('the initial of %j is %j', (name, initial) => expect(initialOf(name)).toBe(initial));

  it('is told by name, else by e-mail, as far as the profile says', () => {
    expect(namesIn({ token: 't', user: { name: 'Asha', email: 'a@example.com' } })).toEqual(['Asha', 'a@example.com']);
    expect(namesIn({ token: 't', user: { name: ' ', email: 'a@example.com' } })).toEqual(['a@example.com']);
    expect(namesIn({ token: 't', user: 7 })).toEqual([]);
  });
});

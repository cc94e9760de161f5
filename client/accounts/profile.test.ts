import { describe, expect, it } from 'vitest';
import { parseProfile } from './profile.ts';

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

import { describe, expect, it } from 'vitest';
import { cookieText } from './cookie.ts';

describe('cookieText', () => {
  it('keeps a value for a year', () => {
    expect(cookieText('nav', 'hidden')).toBe('nav=hidden; path=/; max-age=31536000; samesite=lax');
  });

  it('forgets at once', () => {
    expect(cookieText('theme', null)).toBe('theme=; path=/; max-age=0; samesite=lax');
  });
});

import { expect, test } from 'vitest';
import { withoutTokens } from './inline-scale.ts';

test('a value has the scale’s own values in place of its tokens, and keeps other tokens', () => {
  expect(withoutTokens('600 var(--text-18) / var(--line-12) var(--font)')).toBe('600 1.125rem / 1.2 var(--font)');
  expect(withoutTokens('calc(-1 * var(--space-6)) var(--pad)')).toBe('calc(-1 * 6px) var(--pad)');
});

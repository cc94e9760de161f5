import { expect, it } from 'vitest';
import { shownWhere } from './shown-again.ts';

it('says that PINs can be shown again, until sign-in opens', () => {
  const before = shownWhere('sealed');
  expect(before).toContain('can be shown again');
  expect(shownWhere('draft')).toBe(before);
  for (const state of ['open', 'running', 'ended'] as const)
    expect(shownWhere(state)).toBe('They are told only in this window. Sign-in has opened: they can’t be shown again.');
});

import { expect, it } from 'vitest';
import { sealWarnings } from './seal-warnings.ts';

const early = { now: '2026-11-22T03:00:00.000Z', opensAt: '2026-11-22T04:30:00.000Z' };
const reader = (name: string, changed = 0) => ({ name, at: early.now, changed });

it('asks a second time while fewer than two have read the paper as it is', () => {
  const readers = (...readBy: ReturnType<typeof reader>[]) => sealWarnings(early, { readBy, builtIn: 0 }).tooFewReaders;
  expect(readers()).toBe(0);
  expect(readers(reader('Gita'))).toBe(1);
  expect(readers(reader('Gita'), reader('Hari', 3))).toBe(1);
  expect(readers(reader('Gita'), reader('Hari'))).toBeNull();
});

it('says that a seal is final at once from 45 minutes before the start, when sign-in opens', () => {
  const paper = { readBy: [], builtIn: 0 };
  expect(sealWarnings(early, paper).isFinal).toBe(false);
  expect(sealWarnings({ ...early, now: early.opensAt }, paper).isFinal).toBe(true);
});

it('asks a second time where items are public practice', () => {
  expect(sealWarnings(early, { readBy: [], builtIn: 14 }).publicItems).toBe(14);
  expect(sealWarnings(early, { readBy: [], builtIn: 0 }).publicItems).toBeNull();
});

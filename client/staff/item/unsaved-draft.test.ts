import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from './draft.ts';
import { countDrafts, forgetDraft, forgetDrafts, keepDraft, unsavedDraft } from './unsaved-draft.ts';

const kept = { version: 0, draft: { ...emptyDraft, stem: 'A secret question' } };

beforeEach(() => {
  // Like a browser's: its keys are the names of the stored values.
  const storage = Object.create({
    getItem: (name: string) => (storage[name] as string | undefined) ?? null,
    setItem: (name: string, text: string) => void (storage[name] = text),
    removeItem: (name: string) => void delete storage[name],
  }) as Record<string, unknown>;
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a draft is shown to the account that wrote it, and to no other', () => {
  keepDraft('gita', 'new', kept);
  expect(unsavedDraft('gita', 'new')).toEqual(kept);
  expect(unsavedDraft('hari', 'new')).toBeNull();
  forgetDraft('hari', 'new');
  expect(unsavedDraft('gita', 'new')).toEqual(kept);
});

test('signing out removes all drafts of the account, those without an owner, and no other’s', () => {
  for (const id of ['new', 'item-1']) keepDraft('gita', id, kept);
  keepDraft('hari', 'new', kept);
  localStorage.setItem('staff-draft:new', JSON.stringify(kept));
  expect(countDrafts('gita')).toBe(2);
  forgetDrafts('gita');
  expect([countDrafts('gita'), countDrafts('hari')]).toEqual([0, 1]);
  expect(localStorage.getItem('staff-draft:new')).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['a draft without its options', JSON.stringify({ ...kept, draft: { ...kept.draft, options: undefined } })],
  ['options that are none', JSON.stringify({ ...kept, draft: { ...kept.draft, options: ['A'] } })],
  ['a language that there is not', JSON.stringify({ ...kept, draft: { ...kept.draft, language: 'fr' } })],
])('what the device holds and no form can show is nothing: %s', (_what, stored) => {
  localStorage.setItem('staff-draft:gita:new', stored);
  expect(unsavedDraft('gita', 'new')).toBeNull();
});

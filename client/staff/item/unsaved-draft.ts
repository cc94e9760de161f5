import { flag, listOf, objectOf, oneOf, text, wholeNumber } from '#exam/parse.ts';
import type { Draft } from './draft.ts';

/** What was written of an item and not saved, and the version that it was begun from; 0 for a new item. */
export interface UnsavedDraft {
  readonly version: number;
  readonly draft: Draft;
}

/** Drafts hold questions with their keys: each belongs to the account that wrote it, by its id, and is shown to no other. */
const allDrafts = 'staff-draft:';
const keyOf = (owner: string, id: string) => `${allDrafts}${owner}:${id}`;

const parseKept = objectOf<UnsavedDraft>({
  version: wholeNumber,
  draft: objectOf<Draft>({
    subject: text,
    topic: text,
    tags: text,
    language: oneOf('en', 'ne'),
    difficulty: text,
    stem: text,
    options: listOf(objectOf({ option: text, text, right: flag })),
    explanation: text,
    figure: text,
    alt: text,
  }),
});

/** What this device keeps for an account of an item, by its id, or 'new'; null for nothing, and for what can't be read. */
export function unsavedDraft(owner: string, id: string): UnsavedDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner, id)) ?? 'null');
    return parseKept(kept) ?? null;
  } catch {
    return null;
  }
}

/** Keeps it until it is saved or thrown away, also when the tab ends. Storage that is full or blocked keeps nothing. */
export function keepDraft(owner: string, id: string, kept: UnsavedDraft): void {
  try {
    localStorage.setItem(keyOf(owner, id), JSON.stringify(kept));
  } catch {
    // Leaving still asks.
  }
}

export function forgetDraft(owner: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(owner, id));
  } catch {
    // Blocked storage keeps nothing.
  }
}

/** The names under which this device keeps drafts of an account. */
function draftsOf(owner: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(keyOf(owner, '')));
  } catch {
    return [];
  }
}

export function countDrafts(owner: string): number {
  return draftsOf(owner).length;
}

/** Removes what an account has written and not saved, and what no account is known of: it was kept before drafts had owners. */
export function forgetDrafts(owner: string): void {
  try {
    const ownerless = Object.keys(localStorage).filter((key) => /^staff-draft:[^:]*$/.test(key));
    for (const key of [...draftsOf(owner), ...ownerless]) localStorage.removeItem(key);
  } catch {
    // Blocked storage keeps nothing.
  }
}

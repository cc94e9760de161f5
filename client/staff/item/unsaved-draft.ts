import { flag, listOf, objectOf, oneOf, text, wholeNumber } from '#exam/parse.ts';
import type { Draft } from './draft.ts';

/** The unsaved text of an item, and the version that it started from; 0 for a new item. */
export interface UnsavedDraft {
  readonly version: number;
  readonly draft: Draft;
}

/** Drafts hold questions with their keys. Each belongs to the account that wrote it, by its id, and no other account sees it. */
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

/** The draft that this device keeps of an item, by its id or 'new', for an account; null if there is none or it is unreadable. */
export function unsavedDraft(owner: string, id: string): UnsavedDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner, id)) ?? 'null');
    return parseKept(kept) ?? null;
  } catch {
    return null;
  }
}

/** Keeps it until a person saves or discards it, also when the tab ends. Storage that is full or blocked keeps nothing. */
export function keepDraft(owner: string, id: string, kept: UnsavedDraft): void {
  try {
    localStorage.setItem(keyOf(owner, id), JSON.stringify(kept));
  } catch {
    // A person who leaves still gets a question.
  }
}

export function forgetDraft(owner: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(owner, id));
  } catch {
    // Blocked storage keeps nothing.
  }
}

/** The names of an account's drafts on this device. */
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

/** Removes an account's unsaved drafts, and those without an account: they are from the time before drafts had owners. */
export function forgetDrafts(owner: string): void {
  try {
    const ownerless = Object.keys(localStorage).filter((key) => /^staff-draft:[^:]*$/.test(key));
    for (const key of [...draftsOf(owner), ...ownerless]) localStorage.removeItem(key);
  } catch {
    // Blocked storage keeps nothing.
  }
}

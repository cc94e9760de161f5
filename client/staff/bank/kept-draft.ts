import type { Draft } from './draft.ts';

/** What was written of an item and not saved, and the version that it was begun from; 0 for a new item. */
export interface KeptDraft {
  readonly version: number;
  readonly draft: Draft;
}

const keyOf = (id: string) => `staff-draft:${id}`;

/** What this device keeps of an item, by its id, or 'new'; null for nothing, and for what can't be read. */
export function keptDraft(id: string): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft | null;
    return typeof kept?.draft?.stem === 'string' && Array.isArray(kept.draft.options) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it until it is saved or thrown away, also when the tab ends. Storage that is full or blocked keeps nothing. */
export function keepDraft(id: string, kept: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // Leaving still asks.
  }
}

export function forgetDraft(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Blocked storage keeps nothing.
  }
}

import { storedKeys, type StoredKey } from '#exam/practice/stored-keys.ts';

/** Values that could not be stored live here, so that an exam goes on when storage is full or blocked. */
const memory = new Map<string, string>();

/** The text of a key, or null when there is none. */
export function readText(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function removeText(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

export function writeText(key: string, text: string): void {
  if (readText(key) === text) return;
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Removes all stored keys before an exam starts, except those that survive it: the profile (docs/specification.md, section 2). */
export function clearForExamStart(): void {
  clearBut(([, row]) => row.survivesExamStart, /^(hall|mock):/);
}

/** Removes all stored keys at a logout (docs/specification.md, section 4). */
export function clearForLogout(): void {
  clearBut(([, row]) => row.survivesLogout, /^hall:/);
}

function clearBut(survives: (entry: [string, (typeof storedKeys)[StoredKey]]) => boolean, others: RegExp): void {
  const kept = new Set(
    Object.entries(storedKeys)
      .filter(survives)
      .map(([key]) => key),
  );
  for (const key of [...memory.keys(), ...storedNames()]) {
    // Practice must not clear the answers of an examination (client/candidate/attempt/device.ts). A start must not clear those of a mock
    // (client/student/history/mock-store.ts).
    if (!kept.has(key) && !others.test(key)) removeText(key);
  }
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/**
 * Calls the listener when another tab changes storage. It ignores values that a tab writes each second and that no page reads. Returns a
 * function that stops that.
 */
export function onStoredElsewhere(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key !== ('remainingTime' satisfies StoredKey)) listener();
  };
  globalThis.addEventListener('storage', heard);
  return () => globalThis.removeEventListener('storage', heard);
}

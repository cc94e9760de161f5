import { parseStored, parseStoredKey, type KnownTexts, type Stored } from '#exam/practice/parse-stored.ts';
import type { StoredKey } from '#exam/practice/stored-keys.ts';
import { readText, removeText, writeText } from './browser-storage.ts';

const known: KnownTexts = new Map();

/** Everything the product has stored, parsed; what is missing, unreadable or foreign is undefined. */
export function readStored(): Stored {
  return parseStored(readText, known);
}

/** The one value that says whose the others are, without a look at them. */
export function readStoredExam(): Stored['exam'] {
  return parseStoredKey('exam', readText('exam'), known) as Stored['exam'];
}

/** Writes each value as JSON text, in the given order; undefined removes its key. What was written needs no parsing. */
export function writeStored(values: Partial<Stored>): void {
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) {
      removeText(key);
    } else {
      const json = JSON.stringify(value);
      writeText(key, json);
      known.set(key as StoredKey, { json, value });
    }
  }
}

import { parseStored, parseStoredKey, type KnownTexts, type StoredValues } from '#exam/practice/parse-stored.ts';
import type { StoredKey } from '#exam/practice/stored-keys.ts';
import { readText, removeText, writeText } from './browser-storage.ts';

const parsedTexts: KnownTexts = new Map();

/** All stored values of the product, parsed; a missing, unreadable or foreign value is undefined. */
export function readStored(): StoredValues {
  return parseStored(readText, parsedTexts);
}

/** The one value that names the owner of the others, without reading them. */
export function readStoredExam(): StoredValues['exam'] {
  return parseStoredKey('exam', readText('exam'), parsedTexts) as StoredValues['exam'];
}

/** Writes each value as JSON text, in the given order; undefined removes its key. A written value needs no parsing. */
export function writeStored(values: Partial<StoredValues>): void {
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) {
      removeText(key);
    } else {
      const json = JSON.stringify(value);
      writeText(key, json);
      parsedTexts.set(key as StoredKey, { json, value });
    }
  }
}

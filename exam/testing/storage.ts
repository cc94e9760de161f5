import { parseStored, type StoredValues } from '#exam/practice/parse-stored.ts';
import type { StoredKey } from '#exam/practice/stored-keys.ts';

/** What a browser reads back after it wrote these values: everything passes through JSON text. */
export function throughStorage(values: Readonly<Partial<Record<StoredKey, unknown>>>): StoredValues {
  const texts = new Map(
    Object.entries(values).map(([key, value]) => [key, JSON.stringify(value) as string | undefined]),
  );
  return parseStored((key) => texts.get(key) ?? null);
}

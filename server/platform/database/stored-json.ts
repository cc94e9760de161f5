import type { z } from 'zod';

/** Reads a parsed JSON value; undefined for anything else. */
type Parse<T> = (value: unknown) => T | undefined;

/** Reads a value by a schema of the contract. */
export function bySchema<T>(schema: z.ZodType<T>): Parse<T> {
  return (value) => schema.safeParse(value).data;
}

/**
 * Reads the JSON text of a column with `parse`. Throws an Error that names `what` is damaged if the text or the value
 * is invalid.
 */
export function readStored<T>(what: string, json: string, parse: Parse<T>): T {
  const value = parse(valueIn(json));
  if (value === undefined) throw new Error(`The database holds ${what} that can't be read.`);
  return value;
}

/** The value that a JSON text holds; undefined where it is none. */
export function valueIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

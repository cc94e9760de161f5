/** Reads a parsed JSON value as a T, or gives undefined for anything that is not one. Never throws. */
export type Parser<T> = (value: unknown) => T | undefined;

/** Any text, the empty one too. */
export const text: Parser<string> = (value) => (typeof value === 'string' ? value : undefined);

/** A whole number from 0 that a double holds exactly. */
export const wholeNumber: Parser<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** A whole number of either sign that a double holds exactly. */
export const integer: Parser<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

/** True or false. */
export const flag: Parser<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** One of these texts. */
export function oneOf<const T extends string>(...known: readonly T[]): Parser<T> {
  return (value) => known.find((each) => each === value);
}

/** An object with each of these fields, as its parser takes it. Other fields are left out. */
export function objectOf<T extends object>(parsers: { readonly [Field in keyof T]: Parser<T[Field]> }): Parser<T> {
  return (value) => {
    if (!isRecord(value)) return undefined;
    const parsed: Partial<T> = {};
    for (const field in parsers) {
      const read = parsers[field](value[field]);
      if (read === undefined) return undefined;
      parsed[field] = read;
    }
    return parsed as T;
  };
}

/** What `parse` takes, or null. */
export function orNull<T>(parse: Parser<T>): Parser<T | null> {
  return (value) => (value === null ? null : parse(value));
}

/** A list of which `parse` takes every entry. */
export function listOf<T>(parse: Parser<T>): Parser<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const parsed = value.map((item: unknown) => parse(item));
    return parsed.every((item) => item !== undefined) ? parsed : undefined;
  };
}

/** An object of which `parse` takes every value. */
export function mapOf<T>(parse: Parser<T>): Parser<Readonly<Record<string, T>>> {
  return (value) => {
    if (!isRecord(value)) return undefined;
    const entries: [string, T][] = [];
    for (const [key, item] of Object.entries(value)) {
      const parsed = parse(item);
      if (parsed === undefined) return undefined;
      entries.push([key, parsed]);
    }
    return Object.fromEntries(entries);
  };
}

/** Whether a value is an object and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a parsed JSON value as a T, or returns undefined if it is not one. Never throws. */
export type Parser<T> = (value: unknown) => T | undefined;

/** Any text, even an empty one. */
export const text: Parser<string> = (value) => (typeof value === 'string' ? value : undefined);

/** A whole number from 0 that a double holds exactly. */
export const wholeNumber: Parser<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** A whole number of either sign that a double holds exactly. */
export const integer: Parser<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

/** Any number but NaN and the infinities. */
export const finite: Parser<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** True or false. */
export const flag: Parser<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** One of these texts. */
export function oneOf<const T extends string>(...known: readonly T[]): Parser<T> {
  return (value) => known.find((each) => each === value);
}

/** An object with each of these fields, each read by its parser. Other fields are left out. */
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

/** What `parse` accepts, or null. */
export function orNull<T>(parse: Parser<T>): Parser<T | null> {
  return (value) => (value === null ? null : parse(value));
}

/** A list whose every entry `parse` accepts. */
export function listOf<T>(parse: Parser<T>): Parser<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const parsed = value.map((item: unknown) => parse(item));
    return parsed.every((item) => item !== undefined) ? parsed : undefined;
  };
}

/** An object whose every value `parse` accepts. */
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

/** Whether a value is an object and not a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

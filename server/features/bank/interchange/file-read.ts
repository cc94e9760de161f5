import type { ImportFormat } from '#exam/import-formats.ts';
import type { ParsedFile, ReadingOptions, Refusal } from '#interchange/item.ts';

/** The result of reading the same text as another format. */
export interface OtherReading {
  readonly format: ImportFormat;
  /** How many items come in. */
  readonly items: number;
}

/** The items of a question file and its format, or why it is not read. */
export type FileReading =
  | { readonly format: ImportFormat; readonly parsed: ParsedFile; readonly others: readonly OtherReading[] }
  | { readonly why: Refusal };

/** How a file is read, as its sender chose. */
export interface ChosenReading extends ReadingOptions {
  readonly format?: ImportFormat;
  /** Whether text that is surely a formula, but typed as plain text, becomes a formula. */
  readonly makesFormulas?: boolean;
}

import type { ImportFormat } from '#exam/import-formats.ts';
import type { ParsedFile, ReadingOptions, Refusal } from '#interchange/item.ts';

/** What the same text would give, read as another form. */
export interface OtherReading {
  readonly format: ImportFormat;
  /** How many items come in. */
  readonly items: number;
}

/** What a question file is read as, or why it is not. */
export type FileRead =
  | { readonly format: ImportFormat; readonly parsed: ParsedFile; readonly others: readonly OtherReading[] }
  | { readonly why: Refusal };

/** How a file is to be read, where its reader says so. */
export interface ChosenReading extends ReadingOptions {
  readonly format?: ImportFormat;
  /** Makes formulas of what is surely one and is typed as plain text. */
  readonly makesFormulas?: boolean;
}

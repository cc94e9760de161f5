import type { ImportFormat } from '#exam/import-formats.ts';
import type { Parsed, Reading } from '#interchange/item.ts';

/** What the same text would give, read as another form. */
export interface OtherReading {
  readonly format: ImportFormat;
  /** How many items come in. */
  readonly items: number;
}

/** What a question file is read as, or in a sentence why it is not. */
export type FileRead =
  | { readonly format: ImportFormat; readonly parsed: Parsed; readonly others: readonly OtherReading[] }
  | { readonly why: string };

/** How a file is to be read, where its reader says so. */
export interface ChosenReading extends Reading {
  readonly format?: ImportFormat;
  /** Makes formulas of what is surely one and is typed as plain text. */
  readonly makesFormulas?: boolean;
}

/** What is said of a file that takes more than it may. */
export const tooMuch = 'The file holds more than can be read in one go: import it in parts.';

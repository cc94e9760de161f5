import type { Parsed } from '#interchange/item.ts';
import type { ImportFormat } from '#exam/import-formats.ts';

/** What a question file is read as, or in a sentence why it is not. */
export type FileRead = { readonly format: ImportFormat; readonly parsed: Parsed } | { readonly why: string };

/** What is said of a file that takes more than it may. */
export const tooMuch = 'The file holds more than can be read in one go: import it in parts.';

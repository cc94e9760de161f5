import type { QuestionColumn } from '#exam/question-columns.ts';
import type { FoundColumn } from './headings.ts';
import type { filePlaces, problems, refusals, skipReasons } from '#text/en/import-problems.ts';
import { messageOf, type Message } from '#text/message.ts';
import type { LegacyFont } from './legacy-fonts/tables.ts';

/** A picture as it is in a file. Only its stated type has been checked. */
export interface FilePicture {
  readonly bytes: Uint8Array;
  /** Empty if the file has no alt text; then the person who imports the item has to write one. */
  readonly alt: string;
}

export interface FileOption {
  /** `a` to `f`. */
  readonly id: string;
  readonly text: string;
}

/**
 * The part of an item that a question file can hold. Its texts may contain TeX between `$`, `<sub>`, `<sup>` and line
 * breaks, and no other markup.
 */
export interface FileItem {
  /** A slug; null if the file names no subject. */
  readonly subject: string | null;
  readonly topic: string | null;
  readonly tags: readonly string[];
  readonly language: 'en' | 'ne';
  /** 1 to 5, or null. */
  readonly difficulty: number | null;
  readonly stem: string;
  readonly options: readonly FileOption[];
  /** The ids of the right options; empty if the file has no key. Each of them is a right answer. */
  readonly right: readonly string[];
  readonly explanation: string;
  readonly figure: FilePicture | null;
}

/** A place in a file: a line, an element, or a file of an archive. */
export type FilePlace = Message<typeof filePlaces>;

/** A problem of an item that still comes in: a code, and the values for its sentence in text/. */
export type ProblemMessage = Message<typeof problems>;

/** A problem of an item that still comes in, with its place. */
export type Problem = ProblemMessage & { readonly where: FilePlace };

/** Why a question does not come in. */
export type SkipReason = Message<typeof skipReasons>;

/** Why a whole file is not read. */
export type Refusal = Message<typeof refusals>;

/** A question that does not come in. */
export interface SkippedQuestion {
  readonly where: FilePlace;
  /** The number that the question has in its file. */
  readonly number?: number;
  readonly why: SkipReason;
}

/** What a file holds. */
export interface ParsedFile {
  readonly items: readonly ParsedItem[];
  readonly skipped: readonly SkippedQuestion[];
  /** The legacy font (from before Unicode) of some of the file, told by its name or by the letters. */
  readonly font?: LegacyFont | undefined;
  /** The columns that were found in a table. */
  readonly columns?: readonly FoundColumn<QuestionColumn>[] | undefined;
}

/** A question of a file. */
export interface ParsedItem {
  readonly where: FilePlace;
  /** The number of the question in its file, if it has one. */
  readonly number?: number;
  /** The text in the letters of the file, if it was in a legacy font. */
  readonly typed?: string;
  /** Whether the file names the language; if not, the letters tell it. */
  readonly namesLanguage?: boolean;
  readonly item: FileItem;
  readonly problems: readonly Problem[];
}

/** Choices for reading a file. */
export interface ReadingOptions {
  /** Whether text in a legacy font keeps its own letters. */
  readonly keepsLegacy?: boolean;
  /** What each column of a table is, in order; null for a column without a meaning. */
  readonly is?: readonly (QuestionColumn | null)[];
}

/** An item that an export could not hold, by its position in the exported list, from 0. */
export interface OmittedItem {
  readonly place: number;
  readonly code: 'plain-text-only' | 'no-pictures';
}

/** A problem with its place. */
export function problem(where: FilePlace, message: ProblemMessage): Problem {
  return { where, ...message };
}

/**
 * Says that an option earns a part of the marks: Tayari knows right and wrong only. `earned` holds the marks of each
 * option, in the unit of `whole`, which is usually percent.
 */
export function partialMarks(where: FilePlace, earned: readonly number[], whole = 100): Problem[] {
  return earned.some((part) => part > 0 && part < whole) ? [problem(where, messageOf('partial-marks'))] : [];
}

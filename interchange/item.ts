import type { QuestionColumn } from '#exam/question-columns.ts';
import type { FoundColumn } from './headings.ts';
import type { filePlaces, problems, refusals, skipReasons } from '#text/en/import-problems.ts';
import type { Message } from '#text/message.ts';
import type { LegacyFont } from './legacy-fonts/tables.ts';

/** A picture of a file, as it stands there: nothing has been looked at but what kind it says to be. */
export interface FilePicture {
  readonly bytes: Uint8Array;
  /** Empty where the file gives none: whoever imports has to write it. */
  readonly alt: string;
}

export interface FileOption {
  /** `a` to `f`. */
  readonly id: string;
  readonly text: string;
}

/**
 * The part of an item that a question file can hold. Texts hold TeX between `$`, `<sub>`, `<sup>` and line breaks, and
 * nothing else that is no text.
 */
export interface FileItem {
  /** A slug, or null where the file names none. */
  readonly subject: string | null;
  readonly topic: string | null;
  readonly tags: readonly string[];
  readonly language: 'en' | 'ne';
  /** 1 to 5, or null. */
  readonly difficulty: number | null;
  readonly stem: string;
  readonly options: readonly FileOption[];
  /** Ids of options; empty where the file has no key. Any of them is right. */
  readonly right: readonly string[];
  readonly explanation: string;
  readonly figure: FilePicture | null;
}

/** Where in a file something stands: a line, an element, or a file of an archive. */
export type FilePlace = Message<typeof filePlaces>;

/** What can be said of an item that comes in all the same: a code, and the values of its sentence in text/. */
export type ProblemMessage = Message<typeof problems>;

/** What is worth knowing of an item that comes in all the same. */
export type Problem = ProblemMessage & { readonly where: FilePlace };

/** Why something does not come in. */
export type SkipReason = Message<typeof skipReasons>;

/** Why a whole file is not read. */
export type Refusal = Message<typeof refusals>;

/** What does not come in. */
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
  /** The font from before Unicode that some of it is written in, as its name or its letters tell. */
  readonly font?: LegacyFont | undefined;
  /** The columns of a table, as they were found. */
  readonly columns?: readonly FoundColumn<QuestionColumn>[] | undefined;
}

/** A question of a file. */
export interface ParsedItem {
  readonly where: FilePlace;
  /** The number that it has in its file, where it has one. */
  readonly number?: number;
  /** Its text in the letters of the file, where they were those of a font from before Unicode. */
  readonly typed?: string;
  /** Whether the file says its language; else it is told by its letters. */
  readonly namesLanguage?: boolean;
  readonly item: FileItem;
  readonly problems: readonly Problem[];
}

/** How a file is read, where there are several ways. */
export interface ReadingOptions {
  /** Leaves text of a font from before Unicode in its letters. */
  readonly keepsLegacy?: boolean;
  /** What each column of a table is, in their order; null for one that means nothing. */
  readonly is?: readonly (QuestionColumn | null)[];
}

/** What an export could not hold, by the item's place in the list that was to be written, from 0. */
export interface OmittedItem {
  readonly place: number;
  readonly code: 'plain-text-only' | 'no-pictures';
}

/** A problem at its place. */
export function problem(where: FilePlace, message: ProblemMessage): Problem {
  return { where, ...message };
}

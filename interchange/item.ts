import type { QuestionColumn } from '#exam/question-columns.ts';
import type { FoundColumn } from './headings.ts';
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

/** What is worth knowing of an item that comes in all the same. */
export interface Problem {
  /** A line, an element, or a file of an archive. */
  readonly where: string;
  readonly code: ProblemCode;
  readonly message: string;
}

/** What does not come in. */
export interface Skipped {
  readonly where: string;
  /** The number that the question has in its file. */
  readonly number?: number;
  readonly why: string;
}

/** What a file holds. */
export interface Parsed {
  readonly items: readonly ParsedItem[];
  readonly skipped: readonly Skipped[];
  /** The font from before Unicode that some of it is written in, as its name or its letters tell. */
  readonly font?: LegacyFont | undefined;
  /** The columns of a table, as they were found. */
  readonly columns?: readonly FoundColumn<QuestionColumn>[] | undefined;
}

/** A question of a file. */
export interface ParsedItem {
  readonly where: string;
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
export interface Reading {
  /** Leaves text of a font from before Unicode in its letters. */
  readonly keepsLegacy?: boolean;
  /** What each column of a table is, in their order; null for one that means nothing. */
  readonly is?: readonly (QuestionColumn | null)[];
}

/** What an export could not hold, by the item's place in the list that was to be written, from 0. */
export interface LeftOut {
  readonly place: number;
  readonly why: string;
}

/** What can be said of an item, in a sentence. */
export const problemMessages = {
  'no-key': 'The file does not say which option is right.',
  'equal-options': 'Two options are equal.',
  'partial-marks': 'Options that give part of the marks count as wrong here.',
  'feedback-lost': 'Feedback on single options is not taken over.',
  'material-lost': 'A text or material that goes with it is not taken over.',
  'formatting-lost': 'Not taken over:',
  'formula-lost': 'A formula holds something that has no TeX here:',
  'picture-missing': 'The file does not hold this picture:',
  'picture-kind': 'Only PNG, JPEG and WebP pictures up to 5 MB, and whole ones, are taken over:',
  'one-picture': 'An item has one picture; not taken over:',
  'picture-in-option': 'Pictures in options are not taken over.',
  'picture-in-explanation': 'Pictures in explanations are not taken over.',
  'no-alt': 'The picture has no text that says what it shows.',
  'answer-unknown': 'The answer names no option:',
  'formula-outside': 'This looks like a formula, and is typed as plain text:',
  'legacy-unsure': 'These letters of the old font could not be told for certain:',
  'unknown-value': 'Not taken over, as it is none of the values possible:',
} as const;

export type ProblemCode = keyof typeof problemMessages;

/** A problem in its sentence, with what it is about at the end. */
export function problem(where: string, code: ProblemCode, about = ''): Problem {
  const message = problemMessages[code];
  return { where, code, message: about === '' ? message : `${message} ${about}` };
}

import type { LegacySheetCell } from '#interchange/legacy-fonts/sheet-cell.ts';

/** A row of a table: its line in a text, its row in a sheet, from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** By their places, the cells of a font from before Unicode, by that font's name; `cells` has them as the file does. */
  readonly legacy?: Readonly<Record<number, LegacySheetCell>>;
}

/** Why a table is not read. */
export type TableProblem = 'empty' | 'no-table' | 'old-office' | 'damaged' | 'too-much' | 'quotation-mark';

/** The rows of a table that hold something; a sheet's are as wide as its head, a text's as they are. Or why there are none, and in which line. */
export type TableRead =
  | { readonly rows: readonly TableRow[]; readonly isSheet: boolean }
  | { readonly problem: TableProblem; readonly line: number };

/** The most rows that are read: no examination has as many candidates, no bank as many questions in one file. */
export const mostRows = 50_000;

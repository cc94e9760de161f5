import type { LegacySheetCell } from '#interchange/legacy-fonts/sheet-cell.ts';

/** A row of a table, with its line in a text or its row in a sheet, from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /**
   * The cells in a legacy font by their column, with the font that is named. `cells` has their text as the file does.
   */
  readonly legacy?: Readonly<Record<number, LegacySheetCell>>;
}

/** Why a table is not read. */
export type TableProblem = 'empty' | 'no-table' | 'old-office' | 'damaged' | 'too-much' | 'quotation-mark';

/**
 * The rows of a table that are not empty. Rows of a sheet are as wide as its head; rows of a text have their own width.
 * If there are none, the reason and its line.
 */
export type TableReading =
  | { readonly rows: readonly TableRow[]; readonly isSheet: boolean }
  | { readonly problem: TableProblem; readonly line: number };

/** The most rows that are read. Examinations have fewer candidates, and files of banks have fewer questions. */
export const mostRows = 50_000;

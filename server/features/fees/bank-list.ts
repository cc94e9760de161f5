import type { BankColumn, BankList } from '#contract/fees.ts';
import { bankHeadings } from '#interchange/bank-headings.ts';
import { findHead, foundColumns, recogniseHeadings } from '#interchange/headings.ts';
import { voucherKey } from '#server/features/applications/voucher-key.ts';
import type { TableReading } from '#server/features/bank/interchange/table-read.ts';
import { asciiDigits } from '#text/numbers.ts';
import { parseDay } from '#text/parse-day.ts';

/** A line of a bank's list, as it is stored. */
export interface ListedPayment {
  readonly key: string;
  readonly number: string;
  readonly paisa: number;
  /** AD, YYYY-MM-DD; null where it is not told or can't be read. */
  readonly day: string | null;
  readonly name: string;
  readonly phone: string;
}

interface ReadBankList extends Pick<BankList, 'errors' | 'columns'> {
  readonly lines: readonly ListedPayment[];
}

/** The most errors that are told. */
const mostErrors = 100;
const longestCell = 200;

/**
 * Reads a bank's list: number, amount, day, name and mobile, by their headings or by what a person said of the columns. A
 * line without an amount, like a heading between others or a withdrawal, is told and left out.
 */
export function readBankList(table: TableReading, said?: readonly (BankColumn | null)[]): ReadBankList {
  if ('problem' in table) return { lines: [], errors: [{ line: table.line, code: 'unreadable' }], columns: [] };
  const { rows } = table;
  const at = findHead(
    rows.map(({ cells }) => cells),
    bankHeadings,
  );
  const headings = (rows[at]?.cells ?? []).map((cell) => cell.trim());
  const names =
    said === undefined ? recogniseHeadings(headings, bankHeadings) : headings.map((_, n) => said[n] ?? null);
  const below = rows.slice(at + 1);
  const columns = foundColumns(
    headings,
    names,
    below.map(({ cells }) => cells),
  ).map((column) => ({ ...column, first: [...column.first] }));
  if (!names.includes('number') || !names.includes('amount'))
    return { lines: [], errors: [{ line: rows[at]?.line ?? 1, code: 'no-column' }], columns };
  const errors: BankList['errors'] = [];
  const lines = below.flatMap(({ line, cells }): ListedPayment[] => {
    const cell = (name: BankColumn) => (cells[names.indexOf(name)] ?? '').trim().slice(0, longestCell);
    if (cells.every((each) => each.trim() === '')) return [];
    const key = voucherKey(cell('number'));
    const paisa = paisaIn(cell('amount'));
    const code = key === '' ? 'no-number' : paisa === null ? 'no-amount' : null;
    if (code !== null || paisa === null) {
      if (errors.length < mostErrors) errors.push({ line, code: code ?? 'no-amount' });
      return [];
    }
    const day = dayIn(cell('day'));
    return [{ key, number: cell('number'), paisa, day, name: cell('name'), phone: cell('phone') }];
  });
  return { lines, errors, columns };
}

/** From this year on a year is one of Bikram Sambat. */
const firstBikramYear = 2060;

/** A day as banks write it: `2026-11-24`, `24/11/2026`, `2083.08.08`, with a time behind it or not. Null for another text. */
function dayIn(cell: string): string | null {
  const [, ...parts] = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?!\d)/.exec(asciiDigits(cell)) ?? [];
  const isYearFirst = (parts[0]?.length ?? 0) === 4;
  const [year = '', month = '', day = ''] = isYearFirst ? parts : parts.toReversed();
  if (year.length !== 4) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseDay(Number(year) >= firstBikramYear ? `BS ${written}` : written) ?? null;
}

/** An amount in paisa, as banks write it: `Rs 1,000.00`, `1000/-`, `१,०००`. Null for none, 0 and what goes out. */
function paisaIn(cell: string): number | null {
  const text = asciiDigits(cell)
    .replace(/^(?:npr|rs\.?|रु\.?)\s*/i, '')
    .replace(/(?:\/-|cr\.?)$/i, '')
    .replaceAll(/[,\s]/g, '');
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(text)) return null;
  const paisa = Math.round(Number(text) * 100);
  return paisa > 0 ? paisa : null;
}

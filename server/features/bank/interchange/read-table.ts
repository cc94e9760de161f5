import { readSheet } from 'read-excel-file/universal';
import { textOf } from '#interchange/decode.ts';
import { mostColumns } from '#interchange/headings.ts';
import { odsType, readOds, type SheetCell, type SheetRow } from '#interchange/ods.ts';
import { fontFiles, legacyCells } from '#interchange/xlsx-fonts.ts';
import type { LegacySheetCell } from '#interchange/legacy-fonts/sheet-cell.ts';
import { isZip, unzip } from '#interchange/zip.ts';
import { mostRows, type TableProblem, type TableReading, type TableRow } from './table-read.ts';
import { readTextTable } from './text-table.ts';

/** The files of an OpenDocument sheet that are read. */
const odsFiles: ReadonlySet<string> = new Set(['mimetype', 'content.xml', 'styles.xml']);

/** The first bytes of an old Office file, which a new one with a password has too. */
const oldOffice = '\u00d0\u00cf\u0011\u00e0';

/** Reads a table of candidates from XLSX, OpenDocument or text. Never rejects because of the file's content. */
export async function readTable(bytes: Uint8Array<ArrayBuffer>): Promise<TableReading> {
  if (isZip(bytes)) return readArchive(bytes);
  if (String.fromCharCode(...bytes.subarray(0, 4)) === oldOffice) return none('old-office');
  return readTextTable(bytes);
}

async function readArchive(bytes: Uint8Array<ArrayBuffer>): Promise<TableReading> {
  const archive = unzip(bytes, (path) => odsFiles.has(path) || fontFiles.test(path));
  if ('why' in archive) return none('damaged');
  const content = archive.files.get('content.xml');
  if (content !== undefined && textOf(archive.files.get('mimetype') ?? new Uint8Array()).startsWith(odsType)) {
    const found = readOds(textOf(content), textOf(archive.files.get('styles.xml') ?? new Uint8Array()));
    return found === null ? none('damaged') : asTable(found);
  }
  if (!archive.paths.includes('xl/workbook.xml')) return none('no-table');
  try {
    const rows = await readSheet(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    const legacy = new Map<number, Record<number, LegacySheetCell>>();
    for (const [place, cell] of legacyCells(archive.files)) {
      const [row = 0, column = 0] = place.split(':').map(Number);
      legacy.set(row, { ...legacy.get(row), [column]: cell });
    }
    return asTable(
      rows.map((row, place) => {
        const made = legacy.get(place);
        return { row: place + 1, cells: row.slice(0, mostColumns).map(cellOf), ...(made && { legacy: made }) };
      }),
    );
  } catch {
    return none('damaged');
  }
}

function cellOf(cell: unknown): SheetCell {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'True' : 'False';
  return typeof cell === 'string' || typeof cell === 'number' ? cell : '';
}

function asTable(rows: readonly SheetRow[]): TableReading {
  const filled = rows.filter(({ cells }) => cells.some((cell) => String(cell).trim() !== ''));
  if (filled.length === 0) return none('empty');
  if (filled.length > mostRows) return none('too-much');
  const width = Math.max(...filled.slice(0, 1000).map(({ cells }) => cells.length));
  return {
    isSheet: true,
    rows: filled.map(({ row, cells, legacy }): TableRow => {
      const texts = cells.map((cell) => (typeof cell === 'number' ? withoutNoise(cell) : cell));
      return { line: row, cells: Array.from({ length: width }, (_, at) => texts[at] ?? ''), ...(legacy && { legacy }) };
    }),
  };
}

/**
 * A number as the sheet shows it, with fifteen digits. This removes the binary rounding error of a number such as 3.65.
 */
function withoutNoise(number: number): string {
  return String(Number(number.toPrecision(15)));
}

function none(problem: TableProblem): TableReading {
  return { problem, line: 1 };
}

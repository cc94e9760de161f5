import type { Cell } from 'write-excel-file/node';
import { allCandidateColumns, type CandidateColumn } from '#contract/candidate-columns.ts';
import { exampleSymbolNumbers } from './candidates-file.ts';
import * as en from '#text/en/candidates-file.ts';
import * as ne from '#text/ne/candidates-file.ts';

/** In this many lines typed text stays text. So a symbol number keeps its zeros, and a day its signs. */
const textLines = 2000;

const example: Readonly<Record<CandidateColumn, string>> = {
  symbol_number: exampleSymbolNumbers.join(' '),
  name: `${en.templateName} / ${ne.templateName}`,
  room: 'A',
  seat: '12',
  groups: 'Women;Dalit',
  extra_minutes: '0',
  date_of_birth: 'BS 2066-01-17',
  previous_score: '3.65',
  pin: '',
  phone: '9841234567',
  email: 'sita@example.com',
  gender: 'F',
};

/** The rows of an empty candidates' list: headings in both languages, then an example that is never imported. */
export function templateRows(): string[][] {
  return [
    allCandidateColumns.map((column) => `${en.templateHeadings[column]} / ${ne.templateHeadings[column]}`),
    allCandidateColumns.map((column) => example[column]),
  ];
}

/** The same as an XLSX file whose cells are all text. */
export async function writeTemplate(): Promise<Buffer> {
  const [head = [], ...rows] = templateRows();
  const text = { type: String, format: '@' } as const;
  const cells: Cell[][] = [
    head.map((value) => ({ ...text, value, fontWeight: 'bold', wrap: true })),
    ...rows.map((row) => row.map((value): Cell => ({ ...text, value, fontStyle: 'italic' }))),
    ...Array.from({ length: textLines }, () => head.map((): Cell => ({ ...text, value: '' }))),
  ];
  // The library is loaded only when needed: it costs every server memory.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile(cells, { sheet: 'Candidates', columns: head.map(() => ({ width: 24 })) }).toBuffer();
}

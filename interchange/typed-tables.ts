import { optionIds } from '#exam/question.ts';
import { messageOf } from '#text/message.ts';
import type { TypedLine } from './typed-lines.ts';
import { questionHeadings } from './heading-words.ts';
import { recogniseHeadings } from './headings.ts';
import { problem, type FilePlace } from './item.ts';
import { answerOf, optionOf, stemOf } from './typed-labels.ts';

/** A table cell in a document, as lines. */
export type TableCell = readonly TypedLine[];

/** What a column holds. */
type Column = 'number' | 'stem' | 'answer' | 'explanation' | { readonly option: number } | null;

/** What a column with a recognised heading holds. Labels such as subject or topic are not read from documents. */
function columnOf(name: keyof typeof questionHeadings | null): Column {
  if (name === 'question') return 'stem';
  if (name === 'serial') return 'number';
  if (name === 'answer' || name === 'explanation') return name;
  const option = optionIds.findIndex((id) => name === `option_${id}`);
  return option < 0 ? null : { option };
}

/**
 * The lines of a table in a document. If the head names a question and options, each row is a question. Otherwise each
 * row is a line, because some tables put a question's options side by side. Other rows are kept and reported as a
 * table.
 */
export function tableLines(rows: readonly (readonly TableCell[])[]): TypedLine[] {
  const headings = (rows[0] ?? []).map((cell) => textOf(cell).replace(/^#$/, 'No.'));
  const columns = recogniseHeadings(headings, questionHeadings).map((name) => columnOf(name));
  const options = columns.filter((column) => column !== null && typeof column === 'object');
  if (columns.includes('stem') && options.length >= 2) return rows.slice(1).flatMap((row) => questionOf(row, columns));
  return rows.flatMap((row) => rowLines(row));
}

function questionOf(row: readonly TableCell[], columns: readonly Column[]): TypedLine[] {
  const cellOf = (wanted: Column) => row[columns.indexOf(wanted)] ?? [];
  const stem = cellOf('stem');
  const [first] = stem.length > 0 ? stem : (row.find((cell) => cell.length > 0) ?? []);
  if (!first || textOf(stem) === '') return [];
  const number = stemOf(`${textOf(cellOf('number')).replace(/[.):]$/, '')}. x`)?.number;
  const options = columns
    .flatMap((column, place) =>
      column !== null && typeof column === 'object' ? [{ ...column, cell: row[place] ?? [] }] : [],
    )
    .sort((a, b) => a.option - b.option)
    .filter(({ cell }) => textOf(cell) !== '');
  const labelled = (label: string, cell: TableCell): TypedLine[] =>
    textOf(cell) === '' ? [] : [{ ...joined(cell, first.where), text: `${label}: ${textOf(cell)}`, isBold: false }];
  return [
    { ...joined(stem, first.where), list: 'stem', ...(number !== undefined && { number }) },
    ...options.map(({ cell }): TypedLine => ({ ...joined(cell, first.where), list: 'option' })),
    ...labelled('Answer', cellOf('answer')),
    ...labelled('Explanation', cellOf('explanation')),
  ];
}

/** The lines of a row in a table without a head. It is one line, or several if a cell has several lines. */
function rowLines(row: readonly TableCell[]): TypedLine[] {
  const filled = row.filter((cell) => textOf(cell) !== '' || cell.some(({ pictures }) => pictures?.length));
  const [first] = filled[0] ?? [];
  if (!first) return [];
  const isPlain = filled.every((cell) => cell.filter(({ text }) => text !== '').length <= 1);
  const lines = isPlain && filled.length > 1 ? [joined(filled.flat(), first.where)] : filled.flat();
  return lines.map((line) => {
    const isOfQuestion =
      stemOf(line.text) !== undefined ||
      optionOf(line.text) !== undefined ||
      filled.length < 2 ||
      answerOf(line.text) !== undefined;
    if (isOfQuestion || line.list !== undefined) return line;
    return {
      ...line,
      problems: [...(line.problems ?? []), problem(line.where, messageOf('formatting-lost', 'table'))],
    };
  });
}

function textOf(cell: TableCell): string {
  return cell
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ')
    .trim();
}

function joined(lines: readonly TypedLine[], where: FilePlace): TypedLine {
  const isLegacy = lines.some(({ typed }) => typed !== undefined);
  return {
    where,
    text: textOf(lines),
    isBold: lines.length > 0 && lines.every(({ isBold, text }) => isBold || text === ''),
    pictures: lines.flatMap(({ pictures = [] }) => pictures),
    problems: lines.flatMap(({ problems = [] }) => problems),
    ...(isLegacy && { typed: lines.map(({ typed, text }) => typed ?? text).join(' ') }),
  };
}

import { optionIds, type OptionId } from '#exam/question.ts';
import { messageOf } from '#text/message.ts';
import { Collector } from './build-item.ts';
import { problem, type FileItem, type OmittedItem, type ParsedFile, type Problem, type FilePlace } from './item.ts';
import { difficultyOf, languageNamed, slugOf } from './labels.ts';
import { unsureProblems } from './legacy-lines.ts';
import { questionHeadings } from './heading-words.ts';
import { cut, deepestHead, foundColumns, recogniseHeadings } from './headings.ts';
import { questionColumns, type QuestionColumn } from '#exam/question-columns.ts';
import { placeOfLetter, placesOfKey } from './read-key.ts';
import { withDollars } from '#exam/tex-signs.ts';

/** A row of a table, and its place in the file. */
export interface Row {
  readonly where: FilePlace;
  readonly cells: readonly string[];
  /**
   * The row as the file has it, if some of it was in a legacy font. `unsure` has the parts that could not be converted
   * with certainty.
   */
  readonly typed?: string;
  readonly unsure?: readonly string[];
}

/** The columns of a table of items, in their order. */
export const columns = questionColumns;

/** The columns that every item needs. */
const needed = ['question', 'option_a', 'option_b'] as const;

/** Whether cells are the head of a table of items, told by the usual headings. */
export function isHead(cells: readonly string[]): boolean {
  const names = namesOf(cells);
  return needed.every((name) => names.includes(name));
}

/**
 * Reads the rows of a table. The usual headings name the columns, or a person does so in `is`. The head may stand below
 * a title, and the columns may be in any order.
 */
export function parseTable(rows: readonly Row[], is?: readonly (QuestionColumn | null)[]): ParsedFile {
  const found = new Collector();
  const all = rows.map(({ cells }) => cells);
  const at = placeOfHead(all);
  const head = rows[at];
  const headings = (head?.cells ?? []).map((cell) => cell.trim());
  const names = is === undefined ? namesOf(headings) : headings.map((_, place) => is[place] ?? null);
  const isWhole = needed.every((name) => names.includes(name));
  const where = head?.where ?? messageOf('file');
  if (!isWhole) found.skip(where, messageOf('no-head', columns.join(', ')));
  const unknown = headings.filter((name, place) => name !== '' && names[place] === null);
  const unread = unknown.filter(
    (name) => is !== undefined || recogniseHeadings([name], questionHeadings)[0] !== 'serial',
  );
  if (isWhole && unread.length > 0)
    found.skip(where, messageOf('columns-unread', cut(unread.map((name) => name.toLowerCase()).join(', '), 500)));
  for (const row of isWhole ? rows.slice(at + 1) : []) {
    if (row.cells.some((cell) => cell.trim() !== '')) take(found, row, names);
  }
  return { items: found.items, skipped: found.skipped, columns: foundColumns(headings, names, all.slice(at + 1)) };
}

/** The row of the head, else the first row with enough cells for a question. */
function placeOfHead(rows: readonly (readonly string[])[]): number {
  const first = rows.slice(0, deepestHead);
  const head = first.findIndex((cells) => isHead(cells));
  if (head >= 0) return head;
  const wide = first.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length >= needed.length);
  return wide >= 0 ? wide : Math.min(0, rows.length - 1);
}

function namesOf(cells: readonly string[]): (QuestionColumn | null)[] {
  return recogniseHeadings(cells, questionHeadings).map((name) => (name === 'serial' ? null : name));
}

function take(
  found: Collector,
  { where, cells, typed, unsure = [] }: Row,
  names: readonly (QuestionColumn | null)[],
): void {
  const cell = (name: QuestionColumn) => (names.includes(name) ? (cells[names.indexOf(name)] ?? '').trim() : '');
  const problems: Problem[] = unsureProblems(where, unsure);
  const checked = <T>(name: QuestionColumn, read: (text: string) => T | null): T | null => {
    const value = read(cell(name));
    if (value === null && cell(name) !== '')
      problems.push(problem(where, messageOf('unknown-value', name, cell(name))));
    return value;
  };
  // An option keeps the letter of its column, even if the column before it is empty.
  const options = optionIds.flatMap((id) => {
    const text = withDollars(cell(`option_${id}` as const));
    return text === '' ? [] : [{ id, text }];
  });
  const right = keyOf(cell('answer'), options);
  if (cell('answer') !== '' && right.length === 0)
    problems.push(problem(where, messageOf('answer-unknown', cell('answer'))));
  const subject = checked('subject', slugOf);
  const difficulty = checked('difficulty', difficultyOf);
  const language = checked('language', languageNamed);
  found.add({
    where,
    typed,
    stem: withDollars(cell('question')),
    options: options.map((option) => ({ ...option, right: right.includes(option.id) })),
    explanation: withDollars(cell('explanation')),
    labels: {
      subject,
      topic: cell('topic') === '' ? null : cell('topic'),
      tags: splitTags(cell('tags')),
      difficulty,
      ...(language === null ? {} : { language }),
    },
    problems,
  });
}

/**
 * The ids of the options that an answer names: letters joined by `|`, or any form that people write. A number is that
 * of the column.
 */
function keyOf(answer: string, options: readonly { readonly id: OptionId; readonly text: string }[]): string[] {
  const letters = answer.split('|').map((letter) => optionIds[placeOfLetter(letter.trim().replace(/[().]/g, ''))]);
  const ids = letters.flatMap((id) => (options.some((option) => option.id === id) && id !== undefined ? [id] : []));
  if (ids.length === letters.length) return ids;
  if (letters.length > 1) return [];
  const last = optionIds.indexOf(options[options.length - 1]?.id ?? 'a');
  const texts = optionIds.slice(0, last + 1).map((id) => options.find((option) => option.id === id)?.text ?? '');
  return placesOfKey(answer, texts).flatMap((place) => options.find(({ id }) => id === optionIds[place])?.id ?? []);
}

/**
 * Writes items as the rows of a table, with its head first. A table cannot hold pictures, so items with one are left
 * out.
 */
export function writeTable(items: readonly FileItem[]): { rows: string[][]; leftOut: OmittedItem[] } {
  const leftOut = items.flatMap(({ figure }, place) => (figure ? [{ place, code: 'no-pictures' as const }] : []));
  const rows = items
    .filter(({ figure }) => figure === null)
    .map((item) => columns.map((column) => cellOf(item, column)));
  return { rows: [[...columns], ...rows], leftOut };
}

function cellOf(item: FileItem, column: string): string {
  const option = /^option_(.)$/.exec(column)?.[1];
  if (option !== undefined) return item.options.find(({ id }) => id === option)?.text ?? '';
  const cells: Readonly<Record<string, string>> = {
    subject: item.subject ?? '',
    topic: item.topic ?? '',
    question: item.stem,
    answer: item.right.map((id) => id.toUpperCase()).join('|'),
    explanation: item.explanation,
    tags: item.tags.map((tag) => tag.replace(/[\\|;,]/g, '\\$&')).join('|'),
    difficulty: item.difficulty === null ? '' : String(item.difficulty),
    language: item.language,
  };
  return cells[column] ?? '';
}

/** Tags are separated by `|`; without any, by `;` or commas. */
function splitTags(cell: string): string[] {
  const sign = /(^|[^\\])\|/.test(cell) ? /(?:\\.|[^\\|])+/g : /(?:\\.|[^\\;,])+/g;
  const tags = (cell.match(sign) ?? []).map((tag) => tag.replace(/\\(.)/g, '$1').trim());
  return [...new Set(tags.filter(Boolean))];
}

import { Collector } from './build-item.ts';
import { optionIds, problem, type FileItem, type LeftOut, type Parsed, type Problem } from './item.ts';
import { difficultyOf, languageNamed, slugOf } from './labels.ts';
import { unsureProblems } from './legacy-lines.ts';
import { placeOfLetter, placesOfKey } from './read-key.ts';
import { withDollars } from '#exam/tex-signs.ts';

/** A row of a table, and where it stands in its file. */
export interface Row {
  readonly where: string;
  readonly cells: readonly string[];
  /** The row as the file has it, where some of it was of a font from before Unicode; and what of that could not be told. */
  readonly typed?: string;
  readonly unsure?: readonly string[];
}

const optionColumns = optionIds.map((id) => `option_${id}`);

/** The columns of a table of items, in their order. */
export const columns: readonly string[] = [
  'subject', 'topic', 'question', ...optionColumns, 'answer', 'explanation', 'tags', 'difficulty', 'language',
]; // prettier-ignore

/** Whether cells are the head of a table of items: those columns that no item can do without. */
export function isHead(cells: readonly string[]): boolean {
  const names = new Set(cells.map((cell) => nameOf(cell)));
  return ['question', 'option_a', 'option_b'].every((name) => names.has(name));
}

/** Reads the rows of a table, its head first; its columns may stand in any order. */
export function parseTable(rows: readonly Row[]): Parsed {
  const found = new Collector();
  const at = rows.findIndex(({ cells }) => isHead(cells));
  const head = rows[at]?.cells.map((cell) => nameOf(cell)) ?? [];
  if (at < 0) found.skip(rows[0]?.where ?? 'file', `There is no head with the columns ${columns.join(', ')}.`);
  const unknown = head.filter((name) => name !== '' && !columns.includes(name));
  if (unknown.length > 0) found.skip(rows[at]?.where ?? 'file', `Columns that are not read: ${unknown.join(', ')}.`);
  for (const row of at < 0 ? [] : rows.slice(at + 1)) {
    if (row.cells.some((cell) => cell.trim() !== '')) take(found, row, head);
  }
  return found;
}

function take(found: Collector, { where, cells, typed, unsure = [] }: Row, head: readonly string[]): void {
  const cell = (name: string) => (head.includes(name) ? (cells[head.indexOf(name)] ?? '').trim() : '');
  const problems: Problem[] = unsureProblems(where, unsure);
  const checked = <T>(name: string, read: (text: string) => T | null): T | null => {
    const value = read(cell(name));
    if (value === null && cell(name) !== '') problems.push(problem(where, 'unknown-value', `${name} ${cell(name)}`));
    return value;
  };
  // An option keeps the letter of its column, also beside an empty one.
  const options = optionIds.flatMap((id) => {
    const text = withDollars(cell(`option_${id}`));
    return text === '' ? [] : [{ id, text }];
  });
  const right = keyOf(cell('answer'), options);
  if (cell('answer') !== '' && right.length === 0) problems.push(problem(where, 'answer-unknown', cell('answer')));
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

/** The ids that an answer names: letters joined by `|`, else as people write it. */
function keyOf(answer: string, options: readonly { readonly id: string; readonly text: string }[]): string[] {
  const letters = answer.split('|').map((letter) => optionIds[placeOfLetter(letter.trim().replace(/[().]/g, ''))]);
  const ids = letters.flatMap((id) => (options.some((option) => option.id === id) && id !== undefined ? [id] : []));
  if (ids.length === letters.length) return ids;
  const places =
    letters.length > 1
      ? []
      : placesOfKey(
          answer,
          options.map(({ text }) => text),
        );
  return places.flatMap((place) => options[place]?.id ?? []);
}

/** Writes items as the rows of a table, its head first. A table holds no pictures: such items are left out. */
export function writeTable(items: readonly FileItem[]): { rows: string[][]; leftOut: LeftOut[] } {
  const leftOut = items.flatMap(({ figure }, place) => (figure ? [{ place, why: 'A table holds no pictures.' }] : []));
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

/** Tags stand between `|`, or between `;` or commas where there is none. */
function splitTags(cell: string): string[] {
  const sign = /(^|[^\\])\|/.test(cell) ? /(?:\\.|[^\\|])+/g : /(?:\\.|[^\\;,])+/g;
  const tags = (cell.match(sign) ?? []).map((tag) => tag.replace(/\\(.)/g, '$1').trim());
  return [...new Set(tags.filter(Boolean))];
}

function nameOf(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

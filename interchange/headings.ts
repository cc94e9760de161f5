import { toUnicode } from './legacy-fonts/to-unicode.ts';
import { latinDigits } from '#exam/digits.ts';

/** The headings that each column of a table may have, in the form of `plainHeading`. The best ones come first. */
export type HeadingWords<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** A column that was found in a table, for a person to check. */
export interface FoundColumn<Name extends string> {
  readonly heading: string;
  /** Null for a column without a meaning. */
  readonly is: Name | null;
  /** Its first cells. */
  readonly first: readonly string[];
}

/** The most characters of a heading; a longer cell is text. */
const longestHeading = 200;
/** The last row that may be a table's head. The names of the college and the examination may stand above it. */
export const deepestHead = 15;
/** The most columns that are read. */
export const mostColumns = 100;

/** Removes from a heading what people write differently: capitals, dots, spaces and the script of its digits. */
export function plainHeading(heading: string): string {
  if (heading.length > longestHeading) return '';
  return latinDigits(heading.normalize('NFC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The heading without text in brackets, as in `Mobile (10 digits)`. */
function withoutBrackets(heading: string): string {
  return heading.length > longestHeading ? '' : heading.replace(/[([{][^)\]}]*[)\]}]?/g, ' ');
}

/**
 * Tells the column of each heading, or null if the heading means nothing here. Each column is found once: of two
 * possible headings the better one is taken.
 */
export function recogniseHeadings<Name extends string>(
  cells: readonly string[],
  words: HeadingWords<Name>,
): (Name | null)[] {
  const found: (Name | null)[] = cells.map(() => null);
  const plain = cells.slice(0, mostColumns).map((cell) => formsOf(cell));
  for (const name of Object.keys(words) as Name[]) {
    const rank = (forms: readonly string[]) => {
      const ranks = forms.map((form) => words[name].indexOf(form)).filter((place) => place >= 0);
      return ranks.length === 0 ? Infinity : Math.min(...ranks);
    };
    const ranks = plain.map((forms, at) => (found[at] === null ? rank(forms) : Infinity));
    const best = Math.min(...ranks);
    if (best < Infinity) found[ranks.indexOf(best)] = name;
  }
  return found;
}

/**
 * The forms of a heading: all of it, without brackets, its parts, and its text as legacy fonts show it. The legacy
 * fonts have the same keys for the letters of column names.
 */
function formsOf(heading: string): string[] {
  const isLatin = heading.length <= longestHeading && !/[\u0900-\u097f]/.test(heading);
  const shown = isLatin ? [plainHeading(toUnicode(heading, 'preeti').text)] : [];
  const bare = withoutBrackets(heading);
  // The heading may be in two languages: `Symbol No. / सिम्बोल नं.`
  const parts = /[/|\n]/.test(bare) ? bare.split(/[/|\n]/).map((part) => plainHeading(part)) : [];
  return [plainHeading(heading), plainHeading(bare), ...parts, ...shown].filter((form) => form !== '');
}

/**
 * The row that is a table's head. This is the first with two known headings, else the first row of all. Returns -1 if
 * there are no rows.
 */
export function findHead<Name extends string>(rows: readonly (readonly string[])[], words: HeadingWords<Name>): number {
  const known = (cells: readonly string[]) => recogniseHeadings(cells, words).filter((name) => name !== null).length;
  const head = rows.slice(0, deepestHead).findIndex((cells) => known(cells) >= 2);
  return head >= 0 ? head : Math.min(0, rows.length - 1);
}

/** The columns of a table for a person to check; `rows` are those below its head. */
export function foundColumns<Name extends string>(
  headings: readonly string[],
  names: readonly (Name | null)[],
  rows: readonly (readonly string[])[],
): FoundColumn<Name>[] {
  return headings.slice(0, mostColumns).map((heading, place) => ({
    heading: cut(heading, 80),
    is: names[place] ?? null,
    first: firstCells(rows, place),
  }));
}

function firstCells(rows: readonly (readonly string[])[], place: number): string[] {
  const found: string[] = [];
  for (const cells of rows) {
    const cell = (cells[place] ?? '').trim();
    if (cell !== '') found.push(cut(cell, 40));
    if (found.length === 3) break;
  }
  return found;
}

/** A text that is cut to at most `most` characters. */
export function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

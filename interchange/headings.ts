import { toUnicode } from './legacy-fonts/to-unicode.ts';
import { withLatinDigits } from './read-key.ts';

/** What a column of a table may be called, by what it is: plain words (`plainHeading`), those that say it best first. */
export type HeadingWords<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** A column of a table as it was found, for a person to look at. */
export interface FoundColumn<Name extends string> {
  readonly heading: string;
  /** Null for a column that means nothing. */
  readonly is: Name | null;
  /** Its first cells. */
  readonly first: readonly string[];
}

/** Longer than any heading; what is longer is a text. */
const longestHeading = 200;
/** So far down a table's head may stand: above it are the names of the college and of the examination. */
export const deepestHead = 15;
/** So many columns are looked at. */
export const mostColumns = 100;

/** A heading without what people write differently: capitals, dots, spaces, the script of its digits. */
export function plainHeading(heading: string): string {
  if (heading.length > longestHeading) return '';
  return withLatinDigits(heading.normalize('NFC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The same without what stands in brackets: `Mobile (10 digits)`. */
function withoutBrackets(heading: string): string {
  return heading.length > longestHeading ? '' : heading.replace(/[([{][^)\]}]*[)\]}]?/g, ' ');
}

/**
 * Says of each heading which column it is, null for one that means nothing here. A column is found once: where two headings may
 * be it, the one that says it better is.
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

/** What a heading says: all of it, without brackets, its parts, and as the fonts from before Unicode show it; names of columns have the same keys in them. */
function formsOf(heading: string): string[] {
  const isLatin = heading.length <= longestHeading && !/[\u0900-\u097f]/.test(heading);
  const shown = isLatin ? [plainHeading(toUnicode(heading, 'preeti').text)] : [];
  const bare = withoutBrackets(heading);
  // In two languages: `Symbol No. / सिम्बोल नं.`
  const parts = /[/|\n]/.test(bare) ? bare.split(/[/|\n]/).map((part) => plainHeading(part)) : [];
  return [plainHeading(heading), plainHeading(bare), ...parts, ...shown].filter((form) => form !== '');
}

/** The row that is a table's head: the first with two headings that are known, else the first of all. Returns -1 for no row. */
export function findHead<Name extends string>(rows: readonly (readonly string[])[], words: HeadingWords<Name>): number {
  const known = (cells: readonly string[]) => recogniseHeadings(cells, words).filter((name) => name !== null).length;
  const head = rows.slice(0, deepestHead).findIndex((cells) => known(cells) >= 2);
  return head >= 0 ? head : Math.min(0, rows.length - 1);
}

/** The columns of a table as a person looks at them; `rows` are those below its head. */
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

/** A text that is not longer than so many letters. */
export function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

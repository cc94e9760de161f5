import { withLatinDigits } from './read-key.ts';

/** What a column of a table may be called, by what it is: plain words (`plainHeading`), those that say it best first. */
export type HeadingWords<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** Longer than any heading; what is longer is a text. */
const longestHeading = 200;
/** So far down a table's head may stand: above it are the names of the college and of the examination. */
const deepestHead = 15;
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
  const plain = cells.slice(0, mostColumns).map((cell) => [plainHeading(cell), plainHeading(withoutBrackets(cell))]);
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

/** The row that is a table's head: the first with two headings that are known, else the first of all. Returns -1 for no row. */
export function findHead<Name extends string>(rows: readonly (readonly string[])[], words: HeadingWords<Name>): number {
  const known = (cells: readonly string[]) => recogniseHeadings(cells, words).filter((name) => name !== null).length;
  const head = rows.slice(0, deepestHead).findIndex((cells) => known(cells) >= 2);
  return head >= 0 ? head : Math.min(0, rows.length - 1);
}

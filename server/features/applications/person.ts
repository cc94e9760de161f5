/** A name in the form in which it is compared: lower case, without marks, dots and doubled spaces. */
export function comparedName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** The key of a person: who has the same name and the same day of birth is the same. */
export function personKey({ name, dateOfBirth }: { readonly name: string; readonly dateOfBirth: string }): string {
  return `${comparedName(name)}|${dateOfBirth}`;
}

/** The most letters by which two names of one person may differ: Sushma and Susma, Shrestha and Shresth. */
const mostSlips = 2;

/**
 * Whether two names in the compared form may be of one person: they differ by at most two letters, or one has all words
 * of the other, in any order.
 */
export function areSimilarNames(one: string, other: string): boolean {
  return hasAllWords(one, other) || hasAllWords(other, one) || slips(one, other) <= mostSlips;
}

/** Whether a name has all words of another, which has two or more. */
function hasAllWords(name: string, other: string): boolean {
  const words = other.split(' ');
  if (words.length < 2) return false;
  const own = new Set(name.split(' '));
  return words.every((word) => own.has(word));
}

/**
 * By how many letters two texts differ: added, left out or another (Levenshtein). It stops where it is more than two, so
 * only the columns beside the diagonal are worked out.
 */
function slips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > mostSlips) return Infinity;
  let above = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let row = 1; row <= a.length; row += 1) {
    const line: number[] = [];
    let least = row <= mostSlips ? row : Infinity;
    line[Math.max(0, row - mostSlips - 1)] = least;
    for (let column = Math.max(1, row - mostSlips); column <= Math.min(b.length, row + mostSlips); column += 1) {
      const other = (above[column - 1] ?? Infinity) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const few = Math.min(other, (above[column] ?? Infinity) + 1, (line[column - 1] ?? Infinity) + 1);
      line[column] = few;
      least = Math.min(least, few);
    }
    if (least > mostSlips) return Infinity;
    above = line;
  }
  return above[b.length] ?? Infinity;
}

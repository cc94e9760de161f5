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
 * Whether two names may be of one person: they differ by at most two letters, or one has all words of the other, in any
 * order.
 */
export function areSimilarNames(one: string, other: string): boolean {
  const [a, b] = [comparedName(one), comparedName(other)];
  const [fewer, more] = [new Set(a.split(' ')), new Set(b.split(' '))].toSorted((x, y) => x.size - y.size);
  if (fewer && more && fewer.size > 1 && [...fewer].every((word) => more.has(word))) return true;
  return slips(a, b) <= mostSlips;
}

/** By how many letters two texts differ: added, left out or another (Levenshtein). */
function slips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > mostSlips) return Infinity;
  let above = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      line.push(Math.min(same, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[b.length] ?? 0;
}

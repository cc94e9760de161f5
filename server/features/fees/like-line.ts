import { areSimilarNames, comparedName } from '#server/features/applications/person.ts';
import { voucherKey } from '#server/features/applications/voucher-key.ts';
import type { BankLineRow } from '#server/platform/database/tables/applications.ts';

/**
 * Makes a search for the line that is like a voucher: its amount in paisa, its name, and a number with one slip. `free` are
 * the lines that no application names. There are thousands of them, so they are found by what is left of a number without
 * one of its signs.
 */
export function findLike<Line extends Pick<BankLineRow, 'voucher_key' | 'amount_paisa' | 'name'>>(
  free: readonly Line[],
): (number: string, name: string, owed: number) => Line | undefined {
  const byRest = new Map<string, Set<Line>>();
  for (const line of free) {
    for (const rest of restsOf(line.voucher_key)) {
      const known = byRest.get(rest);
      if (known) known.add(line);
      else byRest.set(rest, new Set([line]));
    }
  }
  return (number, name, owed) => {
    const key = voucherKey(number);
    const own = comparedName(name);
    const near = new Set(restsOf(key).flatMap((rest) => [...(byRest.get(rest) ?? [])]));
    return [...near].find(
      (line) =>
        line.amount_paisa === owed &&
        hasOneSlip(line.voucher_key, key) &&
        areSimilarNames(comparedName(line.name), own),
    );
  };
}

/** A number, and what is left of it without each of its signs. */
function restsOf(key: string): readonly string[] {
  return [key, ...Array.from(key, (_, place) => key.slice(0, place) + key.slice(place + 1))];
}

/** Whether two numbers differ in one sign: another, one more or less, or two that changed places. */
function hasOneSlip(one: string, other: string): boolean {
  if (one.length !== other.length) return restsOf(one).includes(other) || restsOf(other).includes(one);
  const places = Array.from(one).flatMap((sign, at) => (sign === other[at] ? [] : [at]));
  const [first = 0, second = 0] = places;
  if (places.length === 1) return true;
  return places.length === 2 && one[first] === other[second] && one[second] === other[first];
}

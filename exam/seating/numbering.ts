import { latinDigits } from '../digits.ts';
import { shuffle, type RandomSource } from '../random.ts';

/** An accepted application that is to get a symbol number. */
export interface NumberedApplication {
  readonly applicationNumber: string;
  /** When it was submitted, in ms. */
  readonly submittedAt: number;
  readonly name: string;
}

export interface NumberRule {
  /** The first symbol number: its last digits count on, `A-098` to `A-099` and `A-100`. */
  readonly first: string;
  readonly order: 'application' | 'name' | 'shuffled';
  /** The language by whose alphabet names are ordered. */
  readonly locale: 'en' | 'ne';
}

/**
 * Gives symbol numbers to applications, in the order of the numbering; returns them in this order, by their application
 * numbers. Numbers that are taken are passed over. Null where the first number does not end with a digit.
 */
export function numbersFor(
  applications: readonly NumberedApplication[],
  { first, order, locale }: NumberRule,
  taken: ReadonlySet<string>,
  random: RandomSource,
): { readonly applicationNumber: string; readonly symbolNumber: string }[] | null {
  // Nine digits are enough, and no number of more would be exact.
  const [, before = '', digits] = /^(.*?)(\d{1,9})$/su.exec(latinDigits(first)) ?? [];
  if (digits === undefined) return null;
  let next = Number(digits);
  return ordered(applications, order, locale, random).map(({ applicationNumber }) => {
    let symbolNumber: string;
    do {
      symbolNumber = before + String(next).padStart(digits.length, '0');
      next += 1;
    } while (taken.has(symbolNumber));
    return { applicationNumber, symbolNumber };
  });
}

function ordered(
  applications: readonly NumberedApplication[],
  order: NumberRule['order'],
  locale: NumberRule['locale'],
  random: RandomSource,
): NumberedApplication[] {
  const byTime = [...applications].sort((one, other) => {
    return one.submittedAt - other.submittedAt || (one.applicationNumber < other.applicationNumber ? -1 : 1);
  });
  if (order === 'shuffled') return shuffle(byTime, random);
  if (order === 'application') return byTime;
  const { compare } = new Intl.Collator(locale);
  // Equal names stay in the order of their application.
  return byTime.sort((one, other) => compare(one.name, other.name));
}

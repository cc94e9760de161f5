import type { FeeRow } from '#contract/fees.ts';

/** What of a voucher differs from the bank's line, and the sign between the two. */
interface ComparedPair {
  readonly sign: '=' | '≠' | '≈' | '';
  readonly differs: { readonly number: boolean; readonly amount: boolean; readonly day: boolean };
}

/** Compares a voucher with the line beside it. Zeros in front, blanks and signs of a number are no difference. */
export function pairOf({
  voucher,
  line,
  owed,
  state,
}: Pick<FeeRow, 'voucher' | 'line' | 'owed' | 'state'>): ComparedPair {
  if (voucher === null || line === null) return { sign: '', differs: { number: false, amount: false, day: false } };
  const differs = {
    number: plain(voucher.number) !== plain(line.number),
    amount: owed !== line.rupees,
    day: line.day !== null && line.day !== voucher.day,
  };
  const isOther = differs.number || differs.amount || differs.day;
  // A line with another number stands there only because it is like the voucher.
  return { sign: state === 'matched' || !isOther ? '=' : differs.number ? '≈' : '≠', differs };
}

const plain = (number: string) =>
  number
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '');

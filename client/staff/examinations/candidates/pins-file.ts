import type { Candidate } from '#contract/candidates.ts';

/**
 * A list of PINs as CSV that every spreadsheet opens correctly. It has a byte order mark for Nepali names. PINs and symbol numbers are
 * text, because 00380525 would become 380525. `pins` is by symbol number; the list leaves out candidates without a PIN.
 */
export function pinsFile(
  candidates: readonly Pick<Candidate, 'symbolNumber' | 'name' | 'room' | 'seat'>[],
  pins: Readonly<Record<string, string>>,
): string {
  const lines = candidates.flatMap(({ symbolNumber, name, room, seat }) => {
    const pin = pins[symbolNumber];
    return pin === undefined
      ? []
      : [[asText(symbolNumber), cell(name), cell(room ?? ''), cell(seat ?? ''), asText(pin)]];
  });
  const rows = [['symbol_number', 'name', 'room', 'seat', 'pin'], ...lines];
  return `\uFEFF${rows.map((row) => `${row.join(',')}\r\n`).join('')}`;
}

/** A formula whose value is the text: only so does a spreadsheet keep zeros at the start of a number. */
function asText(value: string): string {
  return /^\d+$/.test(value) ? `"=""${value}"""` : cell(value);
}

/** A text that starts like a formula gets an apostrophe before it, so that it is none. */
function cell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

import type { Candidate } from '#contract/candidates.ts';

/**
 * A list of PINs as CSV that every spreadsheet opens as it stands: with a byte order mark for Nepali names, and PINs and symbol numbers as
 * text, or 00380525 would become 380525. `pins` by symbol number; who has none is left out.
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

/** A formula whose value is the text: the one way in which a spreadsheet keeps zeros that a number begins with. */
function asText(value: string): string {
  return /^\d+$/.test(value) ? `"=""${value}"""` : cell(value);
}

/** What begins like a formula gets an apostrophe before it, and is none. */
function cell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

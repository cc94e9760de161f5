/** A place in a room: row and column from 1, seen from the front. */
export interface SeatPlace {
  readonly row: number;
  readonly column: number;
}

/** A room to be seated: a grid of seats, without those that don't exist. */
export interface SeatingRoom {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  readonly struckOut: readonly SeatPlace[];
}

export interface SeatingCandidate {
  readonly symbolNumber: string;
  /** As the candidate wrote it; null where it is not known. */
  readonly school: string | null;
  readonly extraMinutes: number;
}

/** A candidate's seat. */
export interface PlannedSeat extends SeatPlace {
  readonly symbolNumber: string;
  readonly room: string;
}

/** The seats of a room that exist, row by row. */
export function seatsOf({ rows, columns, struckOut }: SeatingRoom): SeatPlace[] {
  const missing = new Set(struckOut.map(placeKey));
  const all: SeatPlace[] = [];
  for (let row = 1; row <= rows; row += 1) {
    for (let column = 1; column <= columns; column += 1) {
      if (!missing.has(placeKey({ row, column }))) all.push({ row, column });
    }
  }
  return all;
}

/** A key of a place within its room. */
export function placeKey({ row, column }: SeatPlace): string {
  return `${row}/${column}`;
}

/** The places to the left, to the right, before and behind. A gap between two seats makes them no neighbours. */
export function placesAround({ row, column }: SeatPlace): SeatPlace[] {
  return [
    { row, column: column - 1 },
    { row, column: column + 1 },
    { row: row - 1, column },
    { row: row + 1, column },
  ];
}

/** A school in the form in which two are compared: `St. Xavier's  School` is `st xaviers school`. */
export function schoolKey(school: string): string {
  return school
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’.]/gu, '')
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim();
}

const letters = 26;

/** A seat as it is printed: the row as a letter, then the column: `B7`. The row after `Z` is `AA`. */
export function seatName({ row, column }: SeatPlace): string {
  let name = '';
  for (let left = row; left > 0; left = Math.floor((left - 1) / letters)) {
    name = String.fromCharCode(65 + ((left - 1) % letters)) + name;
  }
  return `${name}${column}`;
}

/** The place of a seat that `seatName` named; null for any other text. */
export function readSeatName(name: string): SeatPlace | null {
  const [, row, column] = /^([A-Z]{1,3})([1-9]\d{0,3})$/.exec(name) ?? [];
  if (row === undefined || column === undefined) return null;
  let value = 0;
  for (const letter of row) value = value * letters + letter.charCodeAt(0) - 64;
  return { row: value, column: Number(column) };
}

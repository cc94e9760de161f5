import { isTriedByOthers } from '#contract/wrong-pins.ts';
import type { RoomBoard, BoardCandidate } from './room-calls.ts';

export type Stretch = BoardCandidate['dark'][number];

/** Why a candidate needs the invigilator; the first that holds. */
export type Need =
  | { readonly kind: 'device' }
  | { readonly kind: 'wrongPins' }
  /** ms since 1970. */
  | { readonly kind: 'notHeard'; readonly since: number }
  | { readonly kind: 'dark'; readonly stretch: Stretch }
  | { readonly kind: 'unconfirmed' };

export interface Row {
  readonly candidate: BoardCandidate;
  readonly need: Need | null;
}

const order = { device: 0, wrongPins: 1, notHeard: 2, dark: 3, unconfirmed: 4 } as const;

/** Candidates who need help come first, the longest silence before others; then by seat. */
export function rowsOf(board: RoomBoard): { readonly needing: readonly Row[]; readonly others: readonly Row[] } {
  const rows = board.candidates.map((candidate) => ({ candidate, need: needOf(candidate, board) }));
  const bySeat = (a: Row, b: Row) => seatOf(a).localeCompare(seatOf(b), 'en', { numeric: true });
  const needing = rows.filter(({ need }) => need !== null);
  return {
    needing: needing.sort((a, b) => rankOf(a) - rankOf(b) || sinceOf(a) - sinceOf(b) || bySeat(a, b)),
    others: rows.filter(({ need }) => need === null).sort(bySeat),
  };
}

/** What a candidate needs an invigilator for. */
export function needOf(candidate: BoardCandidate, board: RoomBoard): Need | null {
  if (candidate.state === 'handedIn') return null;
  if (candidate.wantsDevice) return { kind: 'device' };
  if (isTriedByOthers(candidate)) return { kind: 'wrongPins' };
  if (candidate.state === 'notHeard') return { kind: 'notHeard', since: Date.parse(candidate.lastHeard ?? board.now) };
  const stretch = candidate.dark.find((each) => !each.given && !isOfOutage(each, board));
  if (stretch) return { kind: 'dark', stretch };
  if (board.presenceNeeded && !candidate.confirmed && candidate.lastHeard !== null) return { kind: 'unconfirmed' };
  return null;
}

/** The board gives what an outage of the room has proposed, or will propose, to all at once. */
function isOfOutage(stretch: Stretch, { outages }: RoomBoard): boolean {
  return outages.some((outage) => outage.given === null && overlaps(stretch, outage));
}

/** Whether a stretch without contact touches another, or an outage, which may still be open. */
export function overlaps(
  { from, to }: Pick<Stretch, 'from' | 'to'>,
  other: { from: string; to: string | null },
): boolean {
  return other.from <= to && (other.to ?? to) >= from;
}

const rankOf = ({ need }: Row) => (need === null ? 5 : order[need.kind]);
const sinceOf = ({ need }: Row) => (need?.kind === 'notHeard' ? need.since : 0);
const seatOf = ({ candidate }: Row) => candidate.seat ?? candidate.symbolNumber;

/** Whole minutes between two instants, at least one. */
export function minutesBetween(from: string | number, to: string | number): number {
  const at = (time: string | number) => (typeof time === 'number' ? time : Date.parse(time));
  return Math.max(1, Math.round((at(to) - at(from)) / 60_000));
}

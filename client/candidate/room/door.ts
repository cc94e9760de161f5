import { readCardText } from '#contract/card-text.ts';
import type { DoorList } from '#contract/room.ts';
import { cardMark } from '#exam/sitting/card-mark.ts';
import { asciiDigits } from '#text/numbers.ts';
import type { BoardCommand, RoomBoard } from './room-calls.ts';

export type DoorCandidate = DoorList['candidates'][number];

/** What a card, or a typed number, turns out to be at the door of a room. */
export type DoorAnswer =
  /** `check` is that of the card, which the server looks at too. */
  | { readonly kind: 'found'; readonly candidate: DoorCandidate; readonly check: string | null }
  | {
      readonly kind: 'elsewhere';
      readonly symbolNumber: string;
      readonly room: string | null;
      readonly seat: string | null;
    }
  | { readonly kind: 'unknown'; readonly symbolNumber: string }
  | { readonly kind: 'drawn'; readonly symbolNumber: string }
  | { readonly kind: 'other-examination'; readonly code: string }
  | { readonly kind: 'no-card' };

/**
 * Reads the QR code of a card. The device knows a drawn card by its mark, without a network; only one in a million passes,
 * and that one the server refuses.
 */
export function byCard(scanned: string, list: DoorList): DoorAnswer {
  const card = readCardText(scanned);
  if (card === null) return { kind: 'no-card' };
  if (card.code !== list.code) return { kind: 'other-examination', code: card.code };
  const answer = byNumber(card.symbolNumber, list);
  if (answer.kind !== 'found' || card.check === null) return answer;
  if (cardMark(scanned) !== answer.candidate.mark) return { kind: 'drawn', symbolNumber: card.symbolNumber };
  return { ...answer, check: card.check };
}

/** Finds a candidate by the symbol number, in digits of either script and letters of either case. */
export function byNumber(typed: string, { candidates, elsewhere }: DoorList): DoorAnswer {
  const symbolNumber = asciiDigits(typed.trim()).toUpperCase();
  const isOne = (each: { readonly symbolNumber: string }) => each.symbolNumber.toUpperCase() === symbolNumber;
  const candidate = candidates.find(isOne);
  if (candidate) return { kind: 'found', candidate, check: null };
  const other = elsewhere.find(isOne);
  return other ? { kind: 'elsewhere', ...other } : { kind: 'unknown', symbolNumber };
}

/** A candidate of the list, with what is known of the arrival. */
export interface Arrival {
  readonly candidate: DoorCandidate;
  readonly isHere: boolean;
  /** When somebody confirmed it, in ISO; null before, and while the act waits on this device. */
  readonly since: string | null;
  readonly isDoubted: boolean;
  /** Whether an act about it waits on this device. */
  readonly waits: boolean;
}

/** Who has arrived: what the board knows, and on top of it the acts that this device has not sent yet. */
export function arrivalsOf(list: DoorList, board: RoomBoard, waiting: readonly BoardCommand[]): readonly Arrival[] {
  const known = new Map(board.candidates.map((each) => [each.symbolNumber, each]));
  return list.candidates.map((candidate): Arrival => {
    const { symbolNumber } = candidate;
    const on = known.get(symbolNumber);
    let arrival: Arrival = {
      candidate,
      isHere: on !== undefined && (on.confirmed || on.state !== 'absent'),
      since: on?.presentAt ?? null,
      isDoubted: on?.faceDoubted ?? false,
      waits: false,
    };
    for (const act of waiting) {
      if ((act.kind !== 'present' && act.kind !== 'face') || act.symbolNumber !== symbolNumber) continue;
      const isHere = act.kind === 'face' || act.present;
      const since = isHere ? arrival.since : null;
      arrival = { ...arrival, isHere, since, isDoubted: arrival.isDoubted || act.kind === 'face', waits: true };
    }
    return arrival;
  });
}

const counting = new Intl.Collator('en', { numeric: true });

/** Who is not here yet by seat or by name, and who is here: the last one first. */
export function inOrder(arrivals: readonly Arrival[], order: 'seat' | 'name') {
  const key = ({ candidate: { name, seat, symbolNumber } }: Arrival) =>
    order === 'name' ? name : (seat ?? symbolNumber);
  const byKey = (one: Arrival, other: Arrival) => counting.compare(key(one), key(other));
  const last = ({ since, waits }: Arrival) => (waits ? Infinity : since === null ? 0 : Date.parse(since));
  const latest = (one: Arrival, other: Arrival) => {
    const [a, b] = [last(one), last(other)];
    return a === b ? byKey(one, other) : b - a;
  };
  return {
    awaited: arrivals.filter(({ isHere }) => !isHere).sort(byKey),
    here: arrivals.filter(({ isHere }) => isHere).sort(latest),
  };
}

import { divideSilence, lengthOf, silentAfter, type TimeSpan } from './silence.ts';

/** What is known of the contact with one candidate who began. Times in ms since the start. */
export interface Contact {
  readonly symbolNumber: string;
  readonly lastHeard: number;
  /** Silences that are over. */
  readonly silences: readonly TimeSpan[];
  /** The times in which, by its own report, the device ran without contact. */
  readonly ran: readonly TimeSpan[];
  /** Whether the candidate can still answer: not handed in, and time is left. */
  readonly working: boolean;
}

/** An outage of a room; `to` is null while it is open. */
export interface Outage {
  readonly from: number;
  readonly to: number | null;
}

/** The cost of an outage. The lists hold symbol numbers. */
export interface Loss {
  readonly dark: readonly string[];
  readonly worked: readonly string[];
  /** The candidates whose devices have been silent ever since. */
  readonly silent: readonly string[];
  /** The whole minutes that each candidate with a dark device should get. */
  readonly minutes: number;
}

/** Devices that go silent within this many ms count as silent together. */
const groupWithinMs = 60_000;
const outageShare = 0.6;
const minOutageSize = 2;

const isSilent = ({ lastHeard }: Contact, now: number) => now - lastHeard >= silentAfter;

/** When the present silences of working candidates began, the earliest first. */
function silentSince(room: readonly Contact[], now: number, after: number): readonly number[] {
  return room
    .filter((contact) => contact.working && isSilent(contact, now) && contact.lastHeard > after)
    .map(({ lastHeard }) => lastHeard)
    .sort((one, other) => one - other);
}

/**
 * When a room's outage began, unless the ledger has it already. An outage begins when 60 % of the working candidates go
 * silent within 60 s. `after` is the end of the room's last outage, whose silences are recorded already.
 */
export function outageBegins(room: readonly Contact[], now: number, after: number): number | null {
  const working = room.filter((contact) => contact.working);
  const starts = silentSince(working, now, after);
  const begin = starts.find((from) => {
    const gone = starts.filter((start) => start >= from && start - from <= groupWithinMs).length;
    const there = working.filter(({ lastHeard }) => lastHeard >= from).length;
    return gone >= minOutageSize && gone >= outageShare * there;
  });
  return begin ?? null;
}

/** A candidate's silences that began in an outage or just before it. One that goes on ends at `now`. */
function silencesIn({ from, to }: Outage, contact: Contact, now: number): readonly TimeSpan[] {
  const goesOn = isSilent(contact, now) && contact.working ? [{ from: contact.lastHeard, to: now }] : [];
  const until = to ?? now;
  return [...contact.silences, ...goesOn].filter(
    (silence) => silence.from >= from - groupWithinMs && silence.from < until && silence.to > from,
  );
}

/** When an outage was over: 60 % of the silenced devices were heard again. Null while it goes on. */
export function outageEnds(outage: Outage, room: readonly Contact[], now: number): number | null {
  const hit = room.filter((contact) => silencesIn(outage, contact, now).length > 0);
  const there = room.filter((contact) => contact.working && contact.lastHeard >= outage.from - groupWithinMs).length;
  if (hit.length < minOutageSize || hit.length < outageShare * there) return null;
  const returns = hit
    .filter((contact) => !(contact.working && isSilent(contact, now)))
    .map((contact) => Math.max(...silencesIn(outage, contact, now).map(({ to }) => to)))
    .sort((one, other) => one - other);
  return returns[Math.ceil(outageShare * hit.length) - 1] ?? null;
}

/**
 * The cost of an outage, as far as it is known now. A device was dark when it did not run (silence.ts says which pauses
 * show that). Each of these candidates should get the longest dark time, rounded up to whole minutes.
 */
export function lossIn(outage: Outage, room: readonly Contact[], now: number): Loss {
  const dark: string[] = [];
  const worked: string[] = [];
  const silent: string[] = [];
  let longest = 0;
  for (const contact of room) {
    const silences = silencesIn(outage, contact, now);
    if (silences.length === 0) continue;
    if (contact.working && isSilent(contact, now) && contact.lastHeard < (outage.to ?? now)) {
      silent.push(contact.symbolNumber);
      continue;
    }
    const lost = lengthOf(
      silences
        .flatMap((silence) => divideSilence(silence, contact.ran).dark)
        .map(({ from, to }) => ({ from, to: Math.min(to, outage.to ?? now) })),
    );
    if (lost === 0) worked.push(contact.symbolNumber);
    else {
      dark.push(contact.symbolNumber);
      longest = Math.max(longest, lost);
    }
  }
  return { dark, worked, silent, minutes: Math.ceil(longest / 60_000) };
}

/**
 * Where an outage begins that a person opens by hand. It takes the largest group of present silences that began
 * together, and their beginning. Without any silence it is now.
 */
export function outageOpened(room: readonly Contact[], now: number, after: number): number {
  const starts = silentSince(room, now, after);
  const withIt = (from: number) => starts.filter((start) => start >= from && start - from <= groupWithinMs).length;
  return starts.reduce((best, from) => (withIt(from) > withIt(best) ? from : best), starts[0] ?? now);
}

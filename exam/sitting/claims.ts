import { nextHead } from './chain.ts';
import type { LogEntry } from './entry.ts';

/** What a device reports with each call: the number of its last entry, and its chain's head after it. */
export interface LogHead {
  readonly n: number;
  readonly head: string;
  /** When the device reported it, in ms since the start, by the same clock as its entries. */
  readonly at?: number | undefined;
}

/** What a device has committed itself to. */
export interface Claim {
  readonly n: number;
  readonly head: string;
  /** From when on it holds, in ms since the start. */
  readonly at: number;
}

/** What the next entries are weighed against. Moments in ms since the start. */
export interface Commitment {
  /** The newest claim. The log may not reach so far yet. */
  readonly claim: Claim | null;
  /** When the newest claim was made that the log has confirmed; null before the first one. */
  readonly provenAt: number | null;
  /** The latest moment of an entry that counts. */
  readonly reachedAt: number;
}

/** Where a log ends. */
export interface LogEnd {
  readonly n: number;
  readonly head: string;
}

/** Nothing is claimed yet. */
export const noCommitment: Commitment = { claim: null, provenAt: null, reachedAt: 0 };

/** How long before a claim, in ms, an entry may have been made that the claim lacks. */
export const claimSlack = 10_000;
/** How far an entry may lie before its predecessor, in ms. */
export const orderSlack = 2000;
/**
 * The longest time that a claim travels, in ms: a device gives up a call after 15 s. A claim that took longer says
 * nothing about the moment of its arrival.
 */
export const longestTravel = 20_000;

/** The moment that an entry counts for, in ms since the start: never later than its arrival. */
export function momentOf({ at }: Pick<LogEntry, 'at'>, arrivedAt: number): number {
  return Math.min(at, arrivedAt);
}

/** The result of weighing entries. */
export interface WeighedEntries {
  readonly end: LogEnd;
  /** The numbers of the entries that can't be genuine. */
  readonly implausible: ReadonlySet<number>;
  readonly reachedAt: number;
}

/**
 * Weighs entries that follow a log against the device's claims (docs/rules/examination.md, section 13). Three kinds are
 * implausible. An entry that a claim lacks, although it was made more than 10 s before that claim. An entry that lies
 * more than 2 s before its predecessor. All entries of a chain that does not pass through the claimed head.
 * @param arrivedAt in ms since the start
 */
export function weigh(
  { claim, provenAt, reachedAt }: Commitment,
  log: LogEnd,
  added: readonly LogEntry[],
  arrivedAt: number,
): WeighedEntries {
  const implausible = new Set<number>();
  let { n, head } = log;
  let reached = reachedAt;
  let isBroken = false;
  for (const entry of added) {
    n = entry.n;
    head = nextHead(head, entry);
    if (n === claim?.n && head !== claim.head) isBroken = true;
    const moment = momentOf(entry, arrivedAt);
    const committedAt = claim !== null && n > claim.n ? claim.at : provenAt;
    const isTooEarly = committedAt !== null && moment < committedAt - claimSlack;
    if (isTooEarly || moment < reached - orderSlack) implausible.add(n);
    else reached = Math.max(reached, moment);
  }
  if (!isBroken) return { end: { n, head }, implausible, reachedAt: reached };
  return { end: { n, head }, implausible: new Set(added.map((entry) => entry.n)), reachedAt };
}

/** What a call says about the device that sent it. */
export interface CallClaims {
  readonly commitment: Commitment;
  /** Until when the device was in contact, in ms since the start; null where the call does not show it. */
  readonly heardAt: number | null;
}

/**
 * Takes the claim of a call, once its entries are in the log, which ends at `log`. A call counts as contact if it
 * commits the device to the log as it is. It also counts if it commits the device to more and brings some of that. A
 * claim commits to nothing if it is older than the newest one, came too late or has another log. A device of an earlier
 * version claims nothing; then each call is contact.
 * @param arrivedAt in ms since the start
 */
export function commit(
  before: Commitment,
  held: LogHead | null,
  { log, brought, arrivedAt }: { readonly log: LogEnd; readonly brought: boolean; readonly arrivedAt: number },
): CallClaims {
  const none = { commitment: before, heardAt: null };
  if (held === null) return before.claim === null ? { ...none, heardAt: arrivedAt } : none;
  const at = Math.min(held.at ?? arrivedAt, arrivedAt);
  if (arrivedAt - at > longestTravel || held.n < log.n || at < (before.claim?.at ?? -Infinity)) return none;
  const claim = { n: held.n, head: held.head, at };
  if (held.n > log.n) return { commitment: { ...before, claim }, heardAt: brought ? at : null };
  if (held.head !== log.head) return none;
  return { commitment: { ...before, claim, provenAt: at }, heardAt: at };
}

import { nextHead } from './chain.ts';
import type { Entry } from './entry.ts';

/** What a device says with each call: its last entry, and the head of its chain after it. */
export interface LogHead {
  readonly n: number;
  readonly head: string;
  /** When the device said so, in ms since the start, by the clock that its entries have too. */
  readonly at?: number | undefined;
}

/** What a device has committed itself to. */
export interface Claim {
  readonly n: number;
  readonly head: string;
  /** From when on it holds, in ms since the start. */
  readonly at: number;
}

/** What the entries that come next are weighed by. Moments in ms since the start. */
export interface Commitment {
  /** The newest claim. The log may not have come so far yet. */
  readonly claim: Claim | null;
  /** When the newest claim was made that the log has borne out; null before the first one. */
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

/** How long before a claim an entry may have been made that the claim does not have, in ms. */
export const claimSlack = 10_000;
/** How far an entry may lie before the one before it, in ms. */
export const orderSlack = 2000;
/** How long a claim is on its way at most, in ms: a device gives a call up after 15 s. A later one says nothing of the moment at which it comes. */
export const longestTravel = 20_000;

/** When an entry counts as made, in ms since the start: never later than it arrived. */
export function momentOf({ at }: Pick<Entry, 'at'>, arrivedAt: number): number {
  return Math.min(at, arrivedAt);
}

/** What came of weighing entries. */
export interface Weighed {
  readonly end: LogEnd;
  /** The numbers of those that can't be genuine. */
  readonly implausible: ReadonlySet<number>;
  readonly reachedAt: number;
}

/**
 * Weighs entries that follow on a log against what the device has claimed (docs/rules/examination.md, section 13). Implausible is what a claim
 * did not have although it was made more than 10 s before it, what lies more than 2 s before the entry before it, and
 * all that comes with a chain that does not pass through the claimed head.
 * @param arrivedAt in ms since the start
 */
export function weigh(
  { claim, provenAt, reachedAt }: Commitment,
  log: LogEnd,
  added: readonly Entry[],
  arrivedAt: number,
): Weighed {
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

/** What a call says of the device that it came from. */
export interface Committed {
  readonly commitment: Commitment;
  /** Until when the device was in contact, in ms since the start; null where the call does not show it. */
  readonly heardAt: number | null;
}

/**
 * Takes what a call claims, once its entries are in the log, which ends at `log`. A call is contact as far as it commits the device: to the
 * log as it is, or to more, on the way to which it brings something. One that is older than the newest, too long on its
 * way or of another log commits to nothing. Of a device that has never claimed anything (a program of before) each call is contact.
 * @param arrivedAt in ms since the start
 */
export function commit(
  before: Commitment,
  held: LogHead | null,
  { log, brought, arrivedAt }: { readonly log: LogEnd; readonly brought: boolean; readonly arrivedAt: number },
): Committed {
  const none = { commitment: before, heardAt: null };
  if (held === null) return before.claim === null ? { ...none, heardAt: arrivedAt } : none;
  const at = Math.min(held.at ?? arrivedAt, arrivedAt);
  if (arrivedAt - at > longestTravel || held.n < log.n || at < (before.claim?.at ?? -Infinity)) return none;
  const claim = { n: held.n, head: held.head, at };
  if (held.n > log.n) return { commitment: { ...before, claim }, heardAt: brought ? at : null };
  if (held.head !== log.head) return none;
  return { commitment: { ...before, claim, provenAt: at }, heardAt: at };
}

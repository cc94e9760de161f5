import type { SealKey, SignedIn, WriteResult } from './hall-calls.ts';

/** What the device knows of an attempt beside its log, so that a reload goes on where it was, also without a connection. */
export interface AttemptRecord {
  /** Null when it has to be signed in again; the log stays. */
  readonly token: string | null;
  /** What the server gave this device at its first sign-in. */
  readonly deviceSecret?: string;
  readonly candidate: SignedIn['candidate'];
  readonly examination: SignedIn['examination'];
  /** Server's time less the device's wall clock, in ms: where a page begins until an answer tells. */
  readonly clockOffset: number;
  /** The server's time when it answered last, in ms since 1970. */
  readonly heardAt?: number;
  /** Whether the candidate has gone on from the device check. */
  readonly checked: boolean;
  readonly seal: Pick<SealKey, 'key' | 'seed'> | null;
  /** The end as it was at the beginning, and as it is with minutes given since; ms since 1970. */
  readonly firstEndsAt: number;
  readonly endsAt: number;
  /** The end that the candidate knows: minutes that were added since are still to be told. */
  readonly toldEndsAt: number;
  /** The minutes that were given, by whom and why, as far as an answer has told it. */
  readonly given?: WriteResult['given'];
  /** The numbers of hand-ins that the room took back. */
  readonly takenBack: readonly number[];
  /** How many of those the candidate has read away. */
  readonly backRead?: number;
  /** How many entries the server is known to have. */
  readonly saved: number;
  /** Where the server's log ended at the sign-in: another device may have written it. */
  readonly log?: SignedIn['log'];
  /** By place: the options that are struck out. */
  readonly struck: Readonly<Record<number, readonly string[]>>;
  /** Notices that were read away. */
  readonly read: readonly string[];
  /** Those of them that the server knows of. */
  readonly readTold?: readonly string[];
}

/** A new attempt, or the same one signed in again: then all but what the server has just told stays as it was. */
export function recordOf(signedIn: SignedIn, wallClock: number, before: AttemptRecord | null): AttemptRecord {
  const { token, deviceSecret, candidate, examination, log, now } = signedIn;
  const told = { token, deviceSecret, candidate, examination, log, clockOffset: Date.parse(now) - wallClock };
  const isSame =
    before !== null &&
    before.candidate.symbolNumber === candidate.symbolNumber &&
    before.examination.paper?.hash === examination.paper?.hash;
  if (isSame) return { ...before, ...told };
  const endsAt = Date.parse(examination.startsAt) + (examination.minutes + candidate.extraMinutes) * 60_000;
  const ends = { firstEndsAt: endsAt, endsAt, toldEndsAt: endsAt };
  return { ...told, ...ends, checked: false, seal: null, takenBack: [], saved: 0, struck: {}, read: [] };
}

/** What an answer says of an attempt beside its log. */
export interface AttemptNews {
  readonly endsAt: string;
  readonly takenBack?: readonly number[] | undefined;
  readonly given?: WriteResult['given'];
  /** Left out where it need not be confirmed. */
  readonly present?: boolean | undefined;
}

/** What an answer at `now` changes of what the device knows; null where that is nothing. */
export function changeOf(record: AttemptRecord, heard: AttemptNews, now: number): Partial<AttemptRecord> | null {
  const endsAt = Date.parse(heard.endsAt);
  const { takenBack = [], present = record.candidate.present } = heard;
  // Until who comes late has begun, an end may move by itself: no minutes are given then.
  const moves = record.seal === null && now >= Date.parse(record.examination.startsAt);
  const change = {
    // What was given before says nothing of an end that has moved since.
    ...(endsAt !== record.endsAt && {
      endsAt,
      toldEndsAt: moves ? endsAt : Math.min(endsAt, record.toldEndsAt),
      given: heard.given,
    }),
    ...(heard.given !== undefined && record.given === undefined && { given: heard.given }),
    ...(takenBack.join() !== record.takenBack.join() && { takenBack }),
    ...(present !== record.candidate.present && { candidate: { ...record.candidate, present } }),
  };
  return Object.keys(change).length === 0 ? null : change;
}

/** The name of an attempt on the device: its log is there under it. */
export function attemptName({ examination, candidate }: Pick<AttemptRecord, 'examination' | 'candidate'>): string {
  return `${examination.code}/${candidate.symbolNumber}/${examination.paper?.hash.slice(0, 12) ?? ''}`;
}

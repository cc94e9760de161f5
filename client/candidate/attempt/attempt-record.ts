import type { SealKey, SignedIn, WriteResult } from './hall-calls.ts';

/** What the device knows of an attempt beside its log. With it a reload goes on from the same point, even without a connection. */
export interface AttemptRecord {
  /** Null when the candidate has to sign in again; the log stays. */
  readonly token: string | null;
  /** The secret that the server gave this device at its first sign-in. */
  readonly deviceSecret?: string;
  readonly candidate: SignedIn['candidate'];
  readonly examination: SignedIn['examination'];
  /** The server's time minus the device's wall clock, in ms. A page starts with it until an answer has the time. */
  readonly clockOffset: number;
  /** The server's time of its last answer, in ms since 1970. */
  readonly heardAt?: number;
  /** Whether the candidate has gone on from the device check. */
  readonly checked: boolean;
  readonly seal: Pick<SealKey, 'key' | 'seed'> | null;
  /** The first end, and the end with the minutes given since; ms since 1970. */
  readonly firstEndsAt: number;
  readonly endsAt: number;
  /** The end that the candidate knows. The page still has to announce minutes that were added since. */
  readonly toldEndsAt: number;
  /** The minutes that were given, by whom and why, as far as an answer has said so. */
  readonly given?: WriteResult['given'];
  /** The numbers of hand-ins that the room took back. */
  readonly takenBack: readonly number[];
  /** How many of those messages the candidate has closed. */
  readonly backRead?: number;
  /** How many entries the server has for certain. */
  readonly saved: number;
  /** Where the server's log ended at the sign-in; another device may have written it. */
  readonly log?: SignedIn['log'];
  /** By position: the options that the candidate has struck out. */
  readonly struck: Readonly<Record<number, readonly string[]>>;
  /** Notices that the candidate has closed. */
  readonly read: readonly string[];
  /** Those of them that the server knows. */
  readonly readTold?: readonly string[];
}

/** A new attempt, or the same one after another sign-in. Then everything stays except what the server has just sent. */
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
  /** Absent if the examination needs no confirmation. */
  readonly present?: boolean | undefined;
}

/** What an answer at `now` changes in the device's knowledge; null if it changes nothing. */
export function changeOf(record: AttemptRecord, heard: AttemptNews, now: number): Partial<AttemptRecord> | null {
  const endsAt = Date.parse(heard.endsAt);
  const { takenBack = [], present = record.candidate.present } = heard;
  // Until a late candidate has begun, the end may move by itself: that is no extra time.
  const moves = record.seal === null && now >= Date.parse(record.examination.startsAt);
  const change = {
    // Earlier reasons say nothing of an end that has moved since.
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

/** The name of an attempt on the device, which its log is stored under. */
export function attemptName({ examination, candidate }: Pick<AttemptRecord, 'examination' | 'candidate'>): string {
  return `${examination.code}/${candidate.symbolNumber}/${examination.paper?.hash.slice(0, 12) ?? ''}`;
}

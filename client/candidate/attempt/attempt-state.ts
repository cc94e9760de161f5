import type { ComponentType, ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { ApiError } from '#client/lib/api/api-error.ts';
import type { SealedPaper } from '#contract/sealed-text.ts';
import type { EntryBody } from '#exam/sitting/entry.ts';
import type { Order } from '#exam/sitting/order.ts';
import type { LogState, Stop } from './attempt-log.ts';
import type { AttemptNews, AttemptRecord } from './attempt-record.ts';
import type { Device } from './device.ts';
import type { HallCalls, HallInfo, EntryBatch, WriteResult } from './hall-calls.ts';
import type { HallClock } from './hall-clock.ts';

export interface OpenPaper {
  readonly text: SealedPaper;
  readonly order: Order;
}

export interface AttemptState {
  readonly loaded: boolean;
  readonly info: HallInfo | null;
  readonly record: AttemptRecord | null;
  /** Whether the sealed paper is on the device, with all that shows it. */
  readonly sealedHere: boolean;
  /** The code that opens and shows the paper. It loads in the waiting room. */
  readonly program: PaperProgram | null;
  readonly paper: OpenPaper | null;
  readonly log: LogState | null;
  /** What went wrong last, in the server's words or by its code only. */
  readonly problem: ApiError | null;
  readonly notices: WriteResult['notices'];
}

export const nothingYet: AttemptState = {
  loaded: false,
  info: null,
  record: null,
  sealedHere: false,
  program: null,
  paper: null,
  log: null,
  problem: null,
  notices: [],
};

/** What an attempt needs from outside, so that tests decide it. */
export interface AttemptEnvironment {
  readonly calls: HallCalls;
  readonly device: Device;
  readonly clock: HallClock;
  /** Never goes back, in ms. */
  readonly monotonic: () => number;
  readonly wall: () => number;
  readonly random: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly loadProgram: () => Promise<PaperProgram>;
  /** Names this tab. */
  readonly tab: string;
}

export interface Attempt {
  readonly store: StoreApi<AttemptState>;
  readonly now: () => number;
  readonly calls: HallCalls;
  /** Reads what the device has kept, and goes on from there. */
  readonly open: () => Promise<void>;
  readonly askInfo: () => Promise<void>;
  /** Throws an ApiError. While the hall is busy it waits instead, and calls `onWait`. */
  readonly signIn: (symbolNumber: string, pin: string, onWait: () => void) => Promise<void>;
  /** Back to the sign-in; the log stays on the device. */
  readonly signOut: () => void;
  /** The session has ended by itself. */
  readonly ended: () => void;
  /**
   * Ends the session and clears everything of the examination on this device. It does not if more entries than `losing` are only on this
   * device. Returns how many those are. Null if there is nothing to leave.
   */
  readonly leave: ((losing: number) => Promise<number>) | null;
  readonly goToWaitingRoom: () => void;
  /** False if this page may no longer write, or the time is over. */
  readonly add: (act: EntryBody) => boolean;
  readonly strike: (place: number, option: string) => void;
  readonly readNotice: (id: string) => void;
  /** The candidate has closed the message about added minutes. */
  readonly readEnd: () => void;
  /** The candidate has closed the message about a hand-in that was taken back. */
  readonly readBack: () => void;
  /** A connection is back: sends at once what waits. */
  readonly online: () => void;
  /** Each five seconds while the page runs: evidence for a time without a connection. */
  readonly tick: () => void;
  /** The page was out of sight for so many ms until now, and is back or not yet. */
  readonly wasLeft: (ms: number, back: boolean) => void;
  readonly close: () => void;
}

/** What the parts of an attempt share. */
export interface SharedAttempt {
  readonly code: string;
  readonly environment: AttemptEnvironment;
  readonly store: StoreApi<AttemptState>;
  /** Makes a call whose answer has the server's time. */
  readonly told: <T extends { readonly now: string }>(work: () => Promise<T>) => Promise<T>;
  /** Sends entries, or none, with what else the server does not know yet. */
  readonly send: (token: string, sent: EntryBatch) => Promise<WriteResult>;
  /** Changes what the device knows of the attempt, and stores it. */
  readonly keep: (change: Partial<AttemptRecord>) => void;
  /** Takes over what an answer says beside the log: the end, hand-ins that were taken back, and the hall's messages. */
  readonly heard: (answer: AttemptNews & Partial<Pick<WriteResult, 'notices'>>) => void;
  /** The session has ended. The device clears its data too, unless some of it is not saved. */
  readonly ended: () => void;
  /** How many entries are only on this device. */
  readonly unsaved: () => Promise<number>;
  /** Clears everything of the examination on this device. */
  readonly forget: () => Promise<void>;
  /** A call was refused or had no answer. */
  readonly meet: (problem: ApiError) => void;
  /** ms since 1970. */
  readonly startsAt: () => number;
}

/** An open paper and its log. */
export interface SittingLog {
  /** Compares with the server, and notes the first question as seen once there is a log to note it in. */
  readonly begin: () => Promise<void>;
  /** False if this page may no longer write, or the time is over. */
  readonly add: (act: EntryBody) => boolean;
  readonly sendNow: () => void;
  readonly tick: () => void;
  readonly wasLeft: (ms: number, back: boolean) => void;
  readonly close: () => void;
}

export interface SittingScreenProps {
  readonly code: string;
  readonly attempt: Attempt;
  readonly device: Device;
  readonly state: AttemptState;
  readonly record: AttemptRecord;
  readonly log: LogState;
  readonly paper: OpenPaper;
  /** Shown under the receipt. */
  readonly after: ReactNode;
}

export interface ElsewhereScreenProps {
  readonly stopped: Extract<Stop, 'other-device' | 'other-tab'>;
  readonly log: LogState;
  readonly paper: OpenPaper;
  readonly candidate: AttemptRecord['candidate'];
  /** ms since 1970. */
  readonly startsAt: number;
  readonly goOnHere: () => void;
}

/** All that opens, keeps and shows a paper. It loads as one file, in the waiting room. */
export interface PaperProgram {
  /** Opens the sealed paper with the record's key, and the log of the device. Throws if the key is for another paper. */
  readonly openSitting: (shared: SharedAttempt, sealed: Uint8Array) => Promise<SittingLog>;
  readonly SittingScreen: ComponentType<SittingScreenProps>;
  readonly ElsewhereScreen: ComponentType<ElsewhereScreenProps>;
}

import type { ComponentType, ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { ApiError } from '#client/lib/api/call.ts';
import type { SealedText } from '#contract/sealed-text.ts';
import type { Act } from '#exam/sitting/entry.ts';
import type { Order } from '#exam/sitting/order.ts';
import type { LogState, Stop } from './attempt-log.ts';
import type { AttemptNews, AttemptRecord } from './attempt-record.ts';
import type { Device } from './device.ts';
import type { HallCalls, HallInfo, EntryBatch, WriteResult } from './hall-calls.ts';
import type { HallClock } from './hall-clock.ts';

export interface OpenPaper {
  readonly text: SealedText;
  readonly order: Order;
}

export interface AttemptState {
  readonly loaded: boolean;
  readonly info: HallInfo | null;
  readonly record: AttemptRecord | null;
  /** Whether the sealed paper is on the device, and all that it is shown with. */
  readonly sealedHere: boolean;
  /** What the paper is opened and shown by; it comes in the waiting room. */
  readonly program: PaperProgram | null;
  readonly paper: OpenPaper | null;
  readonly log: LogState | null;
  /** What went wrong last, in a server's words or its code alone. */
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

/** What an attempt has of the world, so that tests decide it. */
export interface AttemptEnvironment {
  readonly calls: HallCalls;
  readonly device: Device;
  readonly clock: HallClock;
  /** Never set back, in ms. */
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
  /** Throws an ApiError; while the hall is busy it waits instead, and `onWait` is called. */
  readonly signIn: (symbolNumber: string, pin: string, onWait: () => void) => Promise<void>;
  /** Back to the sign-in; the log stays on the device. */
  readonly signOut: () => void;
  /** The session has ended by itself. */
  readonly ended: () => void;
  /**
   * Ends the session and clears everything of the examination on this device, but not where more entries than `losing` are
   * on this device only. Gives how many those are. Null where there is nothing to leave.
   */
  readonly leave: ((losing: number) => Promise<number>) | null;
  readonly goToWaitingRoom: () => void;
  /** False where this page may no longer write, or the time is over. */
  readonly add: (act: Act) => boolean;
  readonly strike: (place: number, option: string) => void;
  readonly readNotice: (id: string) => void;
  /** The candidate has read away that minutes were added. */
  readonly readEnd: () => void;
  /** The candidate has read away that a hand-in was taken back. */
  readonly readBack: () => void;
  /** A connection is back: what waits is sent at once. */
  readonly online: () => void;
  /** Each five seconds, while the page runs: evidence for the time without a connection. */
  readonly tick: () => void;
  /** The page has been out of sight for so many ms until now, and is back or not yet. */
  readonly wasLeft: (ms: number, back: boolean) => void;
  readonly close: () => void;
}

/** What the parts of an attempt have in common. */
export interface SharedAttempt {
  readonly code: string;
  readonly environment: AttemptEnvironment;
  readonly store: StoreApi<AttemptState>;
  /** Asks something whose answer tells the server's time. */
  readonly told: <T extends { readonly now: string }>(work: () => Promise<T>) => Promise<T>;
  /** Sends entries, or none, with what else the server does not know yet. */
  readonly send: (token: string, sent: EntryBatch) => Promise<WriteResult>;
  /** Changes what the device knows of the attempt, and keeps it. */
  readonly keep: (change: Partial<AttemptRecord>) => void;
  /** Takes what an answer says beside the log: the end, hand-ins taken back, and what the hall has to tell. */
  readonly heard: (answer: AttemptNews & Partial<Pick<WriteResult, 'notices'>>) => void;
  /** The session has ended: what is kept on the device goes too, unless something of it is not saved. */
  readonly ended: () => void;
  /** How many entries are on this device only. */
  readonly unsaved: () => Promise<number>;
  /** Clears everything of the examination on this device. */
  readonly forget: () => Promise<void>;
  /** Something was refused or did not come. */
  readonly meet: (problem: ApiError) => void;
  /** ms since 1970. */
  readonly startsAt: () => number;
}

/** An open paper and its log. */
export interface SittingLog {
  /** Compares with the server, and notes the first question as seen once there is a log to note it in. */
  readonly begin: () => Promise<void>;
  /** False where this page may no longer write, or the time is over. */
  readonly add: (act: Act) => boolean;
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
  /** Stands under the receipt. */
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

/** All that opens, keeps and shows a paper. It comes as one file, in the waiting room. */
export interface PaperProgram {
  /** Opens the sealed paper by the record's key, and the log of the device. Throws where the key is another's. */
  readonly openSitting: (shared: SharedAttempt, sealed: Uint8Array) => Promise<SittingLog>;
  readonly SittingScreen: ComponentType<SittingScreenProps>;
  readonly ElsewhereScreen: ComponentType<ElsewhereScreenProps>;
}

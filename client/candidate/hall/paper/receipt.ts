import type { AttemptRecord } from '#client/candidate/attempt/attempt-record.ts';
import { headOf, receiptOf } from '#exam/sitting/chain.ts';
import type { AttemptState } from '#client/candidate/attempt/attempt-state.ts';
import { sittingOf } from '#client/candidate/attempt/open-sitting.ts';

/** The content of a receipt; the device stores it. */
export interface Receipt {
  readonly code: string;
  readonly title: AttemptRecord['examination']['title'];
  readonly candidate: AttemptRecord['candidate'];
  readonly answers: number;
  readonly total: number;
  /** Handed in by the candidate, or by the clock. */
  readonly handedIn: boolean;
  /** ms since 1970. */
  readonly endedAt: number;
  /** Whether nothing comes after it, as in the practice hall and in a trial of staff. Old receipts do not have this field. */
  readonly isTrial?: boolean;
}

/** The receipt of an attempt that is over and completely sent; null until then. */
export function receiptFrom(state: AttemptState, now: number): Receipt | null {
  const { record, log, paper } = state;
  const sitting = sittingOf(state);
  if (record === null || log === null || paper === null || sitting === null) return null;
  const over = sitting.handedInAt !== null || now >= record.endsAt;
  if (!over || log.saved < log.entries.length) return null;
  const { examination, candidate } = record;
  return {
    code: receiptOf(headOf(log.entries)),
    title: examination.title,
    candidate,
    answers: sitting.chosen.size,
    total: paper.order.places.length,
    handedIn: sitting.handedInAt !== null,
    isTrial: examination.isTrial,
    endedAt: sitting.handedInAt === null ? record.endsAt : Date.parse(examination.startsAt) + sitting.handedInAt,
  };
}

/** The name that the device stores it under. */
export const receiptName = (code: string) => `receipt/${code}`;

import { readStoredExam } from '#client/storage/stored-values.ts';
import { deviceRecord } from '#client/record/device-record.ts';
import { heading } from '#messages/history.ts';
import type { KeptAttempt, PaperAside } from '#exam/record/record.ts';

/** What has been sat, the last first, and what goes on. */
export interface History {
  readonly title: string;
  readonly attempts: readonly KeptAttempt[];
  readonly asides: readonly PaperAside[];
  /** The exam whose keys are stored: it needs none put back. */
  readonly stored: string | undefined;
}

/** Reads the history that this device has. */
export async function loadHistory(): Promise<History> {
  const record = await deviceRecord();
  const [attempts, asides] = await Promise.all([record.attempts(), record.asides()]);
  const owner = readStoredExam();
  return {
    title: heading,
    attempts: [...attempts].sort((one, other) => other.ended - one.ended),
    asides,
    stored: owner === undefined || owner.ended ? undefined : `${owner.id} ${owner.beganAt}`,
  };
}

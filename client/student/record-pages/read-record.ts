import { topicOfQuestion } from '#content/load/question-topics.ts';
import { answersOf, type PastAnswer } from '#exam/record/answers.ts';
import type { Goal, PracticeRecord } from '#exam/record/record.ts';
import { deviceRecord, type DeviceRecord } from '#client/student/record/device-record.ts';
import { ownerOf, type Owner } from '#client/lib/session/record-owner.ts';
import { session } from '#client/lib/session/session.ts';

/** The record in the form of the screens. */
export interface RecordData extends PracticeRecord {
  readonly device: DeviceRecord;
  readonly owner: Owner;
  /** Undefined before the student was asked. */
  readonly goal: Goal | undefined;
  /** The questions whose text is lost. */
  readonly gone: ReadonlySet<string>;
  /** Every answer in the order of time. */
  readonly answers: readonly PastAnswer[];
  /** How many papers the signed-in account does not have yet. */
  readonly unsent: number;
}

/** The last read state of a record, and its number of changes then. It goes with its record at a log-out. */
const lastRead = new WeakMap<DeviceRecord, { readonly changes: number; readonly data: RecordData }>();

/**
 * The student's record on this device. It reads tens of thousands of answers once: without a change, also in another tab, it returns the
 * same object.
 */
export async function readRecord(): Promise<RecordData> {
  const owner = ownerOf(session.getState().user);
  const device = await deviceRecord(owner);
  const changes = await device.changes();
  const known = lastRead.get(device);
  if (known?.changes === changes) return known.data;
  const [attempts, cards, bookmarks, goal, gone, unsent] = await Promise.all([
    device.attempts(),
    device.cards(),
    device.bookmarks(),
    device.goal(),
    device.gone(Date.now()),
    owner === null ? null : device.unsent(),
  ]);
  const data = {
    device,
    owner,
    attempts,
    cards,
    bookmarks,
    goals: goal === undefined ? [] : [goal],
    goal,
    gone,
    answers: answersOf(attempts, topicOfQuestion),
    unsent: unsent?.attempts.length ?? 0,
  };
  lastRead.set(device, { changes, data });
  return data;
}

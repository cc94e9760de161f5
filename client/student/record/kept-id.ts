import { attemptId } from '#exam/record/attempt-id.ts';
import { isFinished } from '#exam/record/sat.ts';
import { deviceRecord } from './device-record.ts';
import { isSame } from './papers-under-way.ts';

/**
 * The id under which the record of this device has an attempt; `began` in ms since the epoch. A finished paper keeps the name that a visitor
 * gave it when it moves to an account.
 */
export async function keptId(exam: string, began: number): Promise<string> {
  const record = await deviceRecord();
  const known = (await record.attempts()).find((each) => isFinished(each) && isSame(each, { exam, began }));
  return known?.id ?? attemptId(await record.device(), exam, began);
}

import { attemptId } from '#exam/record/attempt-id.ts';
import { deviceRecord } from './device-record.ts';

/** The id under which the record of this device has an attempt; `began` in ms since the epoch. */
export async function keptId(exam: string, began: number): Promise<string> {
  return attemptId(await (await deviceRecord()).device(), exam, began);
}

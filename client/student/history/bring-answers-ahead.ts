import { papersAhead } from '#client/student/record/papers-under-way.ts';
import type { DeviceRecord } from '#client/student/record/device-record.ts';

/** Brings the answers of `papersAhead` into the record. The code for it comes only if there are some. */
export async function bringAnswersAhead(record: DeviceRecord): Promise<void> {
  const papers = await papersAhead(record);
  if (papers.length === 0) return;
  const come = await import('./answers-ahead.ts').catch(() => null);
  await come?.keepAnswersAhead(record, papers);
}

import { sql } from 'kysely';
import type { TimeSpan } from '#exam/sitting/silence.ts';
import { insertRows, keepWhatIsThere } from '#server/platform/database/json-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AnnouncementReadRow, DeviceReportRow } from '#server/platform/database/tables/attempts.ts';
import { keyColumns, keyOf, stretchColumns, textOf } from './attempts.ts';
import type { EntryBatch } from './write-entries.ts';

/** The device reports of a request that are in the right order and can be true by the server's clock. */
export function reportsOf({ candidate, ran, left, receivedAt, startsAt }: EntryBatch): DeviceReportRow[] {
  const latest = receivedAt - startsAt;
  const rows = (kind: DeviceReportRow['kind'], stretches: readonly TimeSpan[]) =>
    stretches
      .map(({ from, to }) => ({ ...keyOf(candidate), kind, from_ms: from, to_ms: Math.min(to, latest) }))
      .filter(({ from_ms, to_ms }) => from_ms < to_ms);
  return [...rows('ran', ran), ...rows('left', left)];
}

/** Stores reports. A report that comes again, because its answer was lost, may have grown meanwhile. */
export async function insertReports(trx: Database, rows: readonly DeviceReportRow[]): Promise<void> {
  const longest = new Map<string, DeviceReportRow>();
  for (const row of rows) {
    const key = `${textOf(row)}/${row.kind}/${row.from_ms}`;
    if (row.to_ms > (longest.get(key)?.to_ms ?? row.from_ms)) longest.set(key, row);
  }
  const columns = { ...stretchColumns, kind: 'text' } as const;
  const keepLonger = sql`
    on conflict (examination, symbol_number, kind, from_ms) do update set to_ms = excluded.to_ms
    where device_report.to_ms < excluded.to_ms`;
  await insertRows(trx, 'device_report', [...longest.values()], columns, keepLonger);
}

/** Stores which candidates have read which announcement. */
export async function insertReads(trx: Database, rows: readonly AnnouncementReadRow[]): Promise<void> {
  const columns = { ...keyColumns, id: 'text', read_at: 'bigint' } as const;
  await insertRows(trx, 'announcement_read', rows, columns, keepWhatIsThere);
}

import type { Stretch } from '#exam/sitting/silence.ts';
import type { Database } from '#server/database/tables.ts';
import type { AnnouncementReadRow, DeviceReportRow } from '#server/database/tables/attempts.ts';
import { keyOf, textOf } from '#server/hall/attempts.ts';
import type { Sent } from '#server/hall/write-entries.ts';

/** What a request tells of its device: of that what is true for the server's clock too, and in the right order. */
export function reportsOf({ candidate, ran, left, receivedAt, startsAt }: Sent): DeviceReportRow[] {
  const latest = receivedAt - startsAt;
  const rows = (kind: DeviceReportRow['kind'], stretches: readonly Stretch[]) =>
    stretches
      .map(({ from, to }) => ({ ...keyOf(candidate), kind, from_ms: from, to_ms: Math.min(to, latest) }))
      .filter(({ from_ms, to_ms }) => from_ms < to_ms);
  return [...rows('ran', ran), ...rows('left', left)];
}

/** Keeps reports. Those that come again, as their answer was lost, may have grown meanwhile. */
export async function insertReports(trx: Database, rows: readonly DeviceReportRow[]): Promise<void> {
  if (rows.length === 0) return;
  const longest = new Map<string, DeviceReportRow>();
  for (const row of rows) {
    const key = `${textOf(row)}/${row.kind}/${row.from_ms}`;
    if (row.to_ms > (longest.get(key)?.to_ms ?? row.from_ms)) longest.set(key, row);
  }
  await trx
    .insertInto('device_report')
    .values([...longest.values()])
    .onConflict((conflict) =>
      conflict
        .columns(['examination', 'symbol_number', 'kind', 'from_ms'])
        .doUpdateSet((row) => ({ to_ms: row.ref('excluded.to_ms') }))
        .whereRef('device_report.to_ms', '<', 'excluded.to_ms'),
    )
    .execute();
}

/** Keeps who has read which announcement. */
export async function insertReads(trx: Database, rows: readonly AnnouncementReadRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('announcement_read')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import { auditDetails } from '#server/platform/audit/audit-details.ts';
import { iso } from '#server/platform/iso.ts';
import { letterOf } from '#exam/question.ts';
import type { TimelineRow } from '#contract/room.ts';
import { readSealedText } from '#contract/sealed-text.ts';
import { itemsOf } from '#exam/sitting/paper.ts';
import { divideSilence, type TimeSpan } from '#exam/sitting/silence.ts';
import { actorNames } from '#server/platform/audit/actor-names.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';

const blank: Omit<TimelineRow, 'at' | 'kind'> = {
  to: null,
  n: null,
  place: null,
  option: null,
  letter: null,
  device: null,
  receivedAt: null,
  late: false,
  minutes: null,
  by: null,
  name: null,
  note: null,
};

/** Everything that is known of one attempt, in the order of events. Throws 'not-found' for an unknown symbol number. */
export async function readTimeline(
  db: Database,
  { code, startsAt }: StoredExamination,
  symbolNumber: string,
): Promise<TimelineRow[]> {
  const of = <
    Table extends 'attempt' | 'entry' | 'held_entry' | 'silence' | 'device_report' | 'time_grant' | 'hall_session',
  >(
    table: Table,
  ) =>
    db
      .selectFrom(table as 'attempt')
      .where('examination', '=', code)
      .where('symbol_number', '=', symbolNumber) as unknown as ReturnType<typeof db.selectFrom<Table>>;
  const since = (ms: number) => iso(startsAt + ms);
  const attempt = await of('attempt')
    .select('began_at')
    .executeTakeFirstOrThrow(() => new AppError('not-found'));
  const entries = await of('entry').selectAll().execute();
  const held = await of('held_entry').selectAll().execute();
  const sessions = await of('hall_session').select(['created_at', 'device']).execute();
  const silences = await of('silence').select(['from_ms', 'to_ms']).execute();
  const reports = await of('device_report').select(['kind', 'from_ms', 'to_ms']).execute();
  const grants = await of('time_grant').selectAll().execute();
  const acts = await db
    .selectFrom('audit_log')
    .select(['at', 'act', 'actor', 'details'])
    .where('examination', '=', code)
    .where('subject', '=', `candidate:${code}/${symbolNumber}`)
    .execute();
  const ran = reports.filter(({ kind }) => kind === 'ran').map(stretchOf);
  const divided = silences.map((silence) => divideSilence(stretchOf(silence), ran));
  const lasted = (kind: TimelineRow['kind'], stretches: readonly TimeSpan[]): TimelineRow[] =>
    stretches.map(({ from, to }) => ({ ...blank, at: since(from), to: since(to), kind }));
  const sealed = await db.selectFrom('sealed_paper').select('paper').where('examination', '=', code).executeTakeFirst();
  const items = sealed === undefined ? [] : itemsOf(readSealedText(sealed.paper));
  const letterOfId = (place: number | null, option: string | null) =>
    (option !== null && letterOf(items[place ?? 0]?.options.findIndex(({ id }) => id === option) ?? -1)) || null;
  const entryOf = ({
    n,
    at,
    place,
    option,
    device,
    received_at,
  }: (typeof held)[number] | (typeof entries)[number]) => ({
    ...blank,
    at: since(at),
    n,
    place,
    option,
    letter: letterOfId(place, option),
    device,
    receivedAt: iso(received_at),
  });
  const rows: TimelineRow[] = [
    ...sessions.map(({ created_at, device }) => ({
      ...blank,
      at: iso(created_at),
      kind: 'signed-in' as const,
      device,
    })),
    ...(attempt.began_at === null ? [] : [{ ...blank, at: since(attempt.began_at), kind: 'began' as const }]),
    ...entries.map((entry) => ({ ...entryOf(entry), kind: entry.kind, late: entry.late === 1 })),
    ...held.map((entry) => ({ ...entryOf(entry), kind: 'held' as const, note: `${entry.kind}: ${entry.reason}` })),
    ...lasted(
      'dark',
      divided.flatMap(({ dark }) => dark),
    ),
    ...lasted(
      'link-lost',
      divided.flatMap(({ worked }) => worked),
    ),
    ...lasted('left-page', reports.filter(({ kind }) => kind === 'left').map(stretchOf)),
    ...grants.map(({ given_at, given_by, minutes, reason, cause }) => ({
      ...blank,
      at: iso(given_at),
      kind: 'minutes' as const,
      minutes,
      by: given_by,
      note: reason === '' ? cause : reason,
    })),
    ...acts
      .filter(({ act }) => act !== 'minutes-given')
      .map(({ at, act, actor, details }) => {
        const { reason } = auditDetails(details);
        const note = typeof reason === 'string' ? `${act}: ${reason}` : act;
        return { ...blank, at: iso(at), kind: 'act' as const, by: actor, note };
      }),
  ];
  const names = await actorNames(
    db,
    rows.map(({ by }) => by),
  );
  const named = rows.map((row) => ({ ...row, name: names.get(row.by ?? '') ?? null }));
  return named.toSorted((one, other) => one.at.localeCompare(other.at) || (one.n ?? 0) - (other.n ?? 0));
}

function stretchOf({ from_ms, to_ms }: { readonly from_ms: number; readonly to_ms: number }): TimeSpan {
  return { from: from_ms, to: to_ms };
}

import type { BoardCommand, ActResult, CommandTarget } from '#contract/room.ts';
import type { AuditAction as Audited, Actor } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import type { RoomDeps } from './deps.ts';

/** Who sends a board command, and from where. */
export interface ActBy {
  readonly actor: Actor;
  readonly examination: StoredExamination;
  /** The room that a pass opens; null for staff, who reach all rooms. */
  readonly room: string | null;
  /** Whether it decides on faces that were doubted: an examiner or a head. */
  readonly decidesFaces: boolean;
  /** ms since 1970. */
  readonly at: number;
}

/** The effects of a board command in its answer. */
export type Effect = Partial<Pick<ActResult, 'candidates' | 'minutes' | 'outage'>>;
export type Kind = BoardCommand['kind'];
export type ActOf<K extends Kind> = Extract<BoardCommand, { readonly kind: K }>;

/** A board command while it is carried out. */
export interface CommandContext extends ActBy {
  readonly trx: Database;
  readonly deps: Pick<RoomDeps, 'random' | 'limiter' | 'hash'>;
  /** Writes a line of the audit log. */
  readonly note: (act: Audited, subject: string, details: Record<string, unknown>) => Promise<void>;
}

/**
 * The symbol numbers of the candidates that a board command is for, without withdrawn ones. Throws 'not-found' for a
 * candidate or room that does not exist or is beyond the pass's room.
 */
export async function reached(
  { trx, examination: { code }, room }: CommandContext,
  to: CommandTarget,
): Promise<string[]> {
  if (room !== null && ('all' in to || ('room' in to && to.room !== room))) throw new AppError('not-found');
  let some = trx
    .selectFrom('candidate')
    .select('symbol_number')
    .where('examination', '=', code)
    .where('withdrawn_at', 'is', null)
    .orderBy('symbol_number');
  if (room !== null) some = some.where('room', '=', room);
  if ('room' in to) some = some.where('room', '=', to.room);
  if ('symbolNumber' in to) some = some.where('symbol_number', '=', to.symbolNumber);
  const rows = await some.execute();
  if (rows.length === 0 && !('all' in to)) throw new AppError('not-found');
  return rows.map(({ symbol_number }) => symbol_number);
}

/** The subject of a board command in the audit log. */
export function subjectOf({ examination: { code } }: CommandContext, to: CommandTarget): string {
  if ('symbolNumber' in to) return `candidate:${code}/${to.symbolNumber}`;
  return 'room' in to ? `room:${code}/${to.room}` : `examination:${code}`;
}

/** A moment of the examination as an ISO text, for the audit log; `ms` since its start. */
export function timeOf({ startsAt }: StoredExamination, ms: number): string {
  return new Date(startsAt + ms).toISOString();
}

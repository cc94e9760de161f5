import { SettingError } from '#server/platform/setting-error.ts';

/** Why a backup could not be made or is none that can be relied on: what screens and the audit log have words for. */
export type Trouble = 'disk-full' | 'no-program' | 'under-way' | 'damaged' | 'newer' | 'too-long' | 'failed';

/** A sentence for whoever runs the command, and what it comes to. */
export class BackupError extends SettingError {
  readonly trouble: Trouble;

  /** `variable` and `problem` as of a SettingError. */
  constructor(variable: string, problem: string, trouble: Trouble, options?: ErrorOptions) {
    super(variable, problem, options);
    this.trouble = trouble;
  }
}

/** What an error of a backup comes to. A full disk looks like damage to whoever was reading just then. */
export function troubleOf(error: unknown): Trouble {
  if (isDiskFull(error)) return 'disk-full';
  return error instanceof BackupError ? error.trouble : 'failed';
}

/** SQLITE_FULL among its primary codes. */
const sqliteFull = 13;

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT') return true;
  if (typeof errcode === 'number' && (errcode & 0xff) === sqliteFull) return true;
  // PostgreSQL's programs say it in the system's words only.
  return error.message.includes('No space left on device') || isDiskFull(error.cause);
}

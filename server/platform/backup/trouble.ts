import { SettingError } from '#server/platform/setting-error.ts';

/** Why a backup failed or can't be relied on. Screens and the audit log have words for these. */
export type Trouble = 'disk-full' | 'no-program' | 'under-way' | 'damaged' | 'newer' | 'too-long' | 'failed';

/** An error with a sentence for the person who runs the command, and its trouble. */
export class BackupError extends SettingError {
  readonly trouble: Trouble;

  /** `variable` and `problem` as in SettingError. */
  constructor(variable: string, problem: string, trouble: Trouble, options?: ErrorOptions) {
    super(variable, problem, options);
    this.trouble = trouble;
  }
}

/** The trouble behind an error of a backup. A full disk looks like damage to a program that was just reading. */
export function troubleOf(error: unknown): Trouble {
  if (isDiskFull(error)) return 'disk-full';
  return error instanceof BackupError ? error.trouble : 'failed';
}

/** SQLITE_FULL among SQLite's primary codes. */
const sqliteFull = 13;

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT') return true;
  if (typeof errcode === 'number' && (errcode & 0xff) === sqliteFull) return true;
  // PostgreSQL's programs report it only in the system's words.
  return error.message.includes('No space left on device') || isDiskFull(error.cause);
}

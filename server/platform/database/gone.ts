const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * PostgreSQL's states for: no connection, refused, out of resources, shut down or time-out, read-only, no such
 * database.
 */
const postgresStates = /^(08|28|53|57|58)...$|^(25006|3D000|40001|40P01|55P03)$/;

/** SQLite's primary codes for: busy, locked, read-only, I/O error, corrupt, disk full, can't open, not a database. */
const sqliteCodes = new Set([5, 6, 8, 10, 11, 13, 14, 26]);

/** The messages of `pg` when a connection ends or a time limit passes; these errors carry no code. */
const poolMessages =
  /^(Connection terminated|timeout (exceeded|expired)|Query read timeout|Client has encountered a connection error)/;

/** Whether an error says that the database can't serve now (and may later), and not that a query was wrong. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, syscall } = error as { code?: unknown; errcode?: unknown; syscall?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return typeof errcode === 'number' && sqliteCodes.has(errcode & 0xff);
  if (code === 'ENOENT') return syscall === 'connect';
  if (typeof code === 'string') return networkCodes.has(code) || postgresStates.test(code);
  return poolMessages.test(error.message);
}

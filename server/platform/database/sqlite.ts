import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** A connection to an SQLite file that does not block the event loop while it waits for other processes. */
export interface SqliteConnection {
  /** Runs a statement, which is prepared once and then reused. Never throws before it is awaited. */
  readonly ask: (sql: string, values: readonly unknown[], asked?: number) => Promise<SqliteOutcome>;
  readonly isTransaction: () => boolean;
  readonly close: () => void;
}

/** The result of a statement. */
export interface SqliteOutcome {
  readonly rows: unknown[];
  readonly changes: bigint;
  readonly insertId: bigint | undefined;
}

interface PreparedStatement {
  readonly statement: StatementSync;
  /** Whether it returns rows. */
  readonly answers: boolean;
}

/** How long a statement waits for a lock of another process, in ms; then it fails as 'database is locked'. */
export const patienceMs = 5000;

/** The most prepared statements; further ones are prepared anew each time. */
const preparedAtMost = 500;

/** Opens the file at `path`; throws at once if it can't. A commit is on the disk before it is acknowledged. */
export function connectSqlite(path: string, { readOnly }: { readonly readOnly: boolean }): SqliteConnection {
  // SQLite's own wait (timeout) would stop the whole server, because its calls are synchronous.
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 0, readOnly });
  const statements = new Map<string, PreparedStatement>();
  const patiently = createPatience();

  function prepare(sql: string): PreparedStatement {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    // This is asked once: it names every column anew, which costs more than many answers.
    const prepared = { statement, answers: statement.columns().length > 0 };
    if (statements.size < preparedAtMost) statements.set(sql, prepared);
    return prepared;
  }
  function run(sql: string, values: readonly unknown[]): SqliteOutcome {
    const { statement, answers } = prepare(sql);
    const parameters = values as SQLInputValue[];
    if (answers) return { rows: statement.all(...parameters), changes: 0n, insertId: undefined };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], changes: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
  return {
    ask: (sql, values, asked = performance.now()) => patiently(() => run(sql, values), asked),
    isTransaction: () => database.isTransaction,
    close: () => database.close(),
  };
}

/**
 * Repeats work until no other process is in its way. All waiting callers share one patience. Once a lock has outlasted
 * it, later callers fail at once while it is held. `asked` is when the caller began to wait, in ms of this process.
 */
function createPatience(): <T>(work: () => T, asked: number) => Promise<T> {
  let heldSince = 0;
  let seenHeldAt = Number.NEGATIVE_INFINITY;
  const isOver = (asked: number) => {
    const now = performance.now();
    // A lock that was not met for a second is another one.
    if (now - seenHeldAt > 1000) heldSince = Math.min(asked, now);
    seenHeldAt = now;
    return now - heldSince >= patienceMs;
  };
  return async (work, asked) => {
    for (let pauseMs = 1; ; pauseMs = Math.min(50, pauseMs * 2)) {
      try {
        const done = work();
        seenHeldAt = Number.NEGATIVE_INFINITY;
        return done;
      } catch (error) {
        if (!isBusy(error) || isOver(asked)) throw error;
      }
      await pause(pauseMs);
    }
  };
}

/** SQLITE_BUSY in any of its forms. */
export function isBusy(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && (errcode & 0xff) === 5;
}

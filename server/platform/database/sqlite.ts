import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** A connection to an SQLite file whose waits for other processes leave the event loop free. */
export interface SqliteConnection {
  /** Prepares a statement once, then reuses it. Never throws before it is awaited. */
  readonly ask: (sql: string, values: readonly unknown[], asked?: number) => Promise<SqliteOutcome>;
  readonly isTransaction: () => boolean;
  readonly close: () => void;
}

/** What a statement gave. */
export interface SqliteOutcome {
  readonly rows: unknown[];
  readonly changes: bigint;
  readonly insertId: bigint | undefined;
}

interface Prepared {
  readonly statement: StatementSync;
  /** Whether it gives rows. */
  readonly answers: boolean;
}

/** How long a statement waits for a lock that another process holds, in ms; then it fails as 'database is locked'. */
export const patienceMs = 5000;

/** Of a thousand different statements the last ones are prepared anew each time. */
const preparedAtMost = 500;

/** Opens the file at `path`; throws at once when that can't be. A commit is on the disk before it is acknowledged. */
export function connectSqlite(path: string, { readOnly }: { readonly readOnly: boolean }): SqliteConnection {
  // SQLite's own waiting (timeout) would stop the whole server, as its calls are synchronous.
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 0, readOnly });
  const statements = new Map<string, Prepared>();
  const patiently = createPatience();

  function prepare(sql: string): Prepared {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    // Asked once: it names every column anew, which costs more than many an answer.
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
 * Makes what does work again until no other process is in its way. The patience is that of all who wait together: once a
 * lock has outlasted it, whoever comes while it is still held is told at once. `asked` is when somebody began to wait, in
 * ms of this process.
 */
function createPatience(): <T>(work: () => T, asked: number) => Promise<T> {
  let heldSince = 0;
  let seenHeldAt = Number.NEGATIVE_INFINITY;
  const isOver = (asked: number) => {
    const now = performance.now();
    // A lock that nobody has met for a second is another one.
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

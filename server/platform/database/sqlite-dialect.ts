import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { SqliteConnection } from './sqlite.ts';

/**
 * Kysely over two connections to one file. `reader` is for queries that only read, so they never wait for a writer.
 * `writer` is for all others, one after the other. The caller that opened them closes them.
 */
export function sqliteDialect(reader: SqliteConnection, writer: SqliteConnection): SqliteDialect {
  return new (class extends SqliteDialect {
    override createDriver(): Driver {
      return createDriver(reader, writer);
    }
    override createAdapter(): SqliteAdapter {
      return new TwoConnectionsAdapter();
    }
  })({ database: async () => Promise.reject(new Error('the driver has its connections')) });
}

class TwoConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
  /** A power cut in the middle of a migration must leave nothing half done. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function createDriver(reader: SqliteConnection, writer: SqliteConnection): Driver {
  const nextWriter = createTurns();
  const session = (connection: DatabaseConnection) => connection as Session;
  return {
    init: async () => {},
    acquireConnection: async () => new Session(reader, writer, nextWriter),
    beginTransaction: (connection) => session(connection).begin(),
    commitTransaction: (connection) => session(connection).commit(),
    rollbackTransaction: (connection) => session(connection).rollback(),
    releaseConnection: async (connection) => session(connection).leave(),
    destroy: async () => {},
  };
}

/** Gives turns in the order of the requests; each ends when its function is called. */
function createTurns(): () => Promise<() => void> {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    let end = () => {};
    last = new Promise((resolve) => (end = resolve));
    await before;
    return end;
  };
}

/** One user of the database, which has the writer for as long as a transaction lasts. */
class Session implements DatabaseConnection {
  readonly #reader: SqliteConnection;
  readonly #writer: SqliteConnection;
  readonly #nextWriter: () => Promise<() => void>;
  #endTurn: (() => void) | null = null;

  constructor(reader: SqliteConnection, writer: SqliteConnection, nextWriter: () => Promise<() => void>) {
    this.#reader = reader;
    this.#writer = writer;
    this.#nextWriter = nextWriter;
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return result(await this.#writer.ask(sql, parameters));
    if (onlyReads(query, sql)) return result(await this.#reader.ask(sql, parameters));
    const asked = performance.now();
    const endTurn = await this.#nextWriter();
    try {
      return result(await this.#writer.ask(sql, parameters, asked));
    } finally {
      endTurn();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async begin(): Promise<void> {
    const asked = performance.now();
    this.#endTurn = await this.#nextWriter();
    try {
      // A transaction that begins by reading could fail when it starts to write. So ours take the writer's place at
      // once.
      await this.#writer.ask('begin immediate', [], asked);
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  async commit(): Promise<void> {
    await this.#writer.ask('commit', []);
    this.leave();
  }

  async rollback(): Promise<void> {
    // A full or broken disk has ended the transaction already; a rollback would only hide the reason.
    if (this.#writer.isTransaction()) await this.#writer.ask('rollback', []);
    this.leave();
  }

  leave(): void {
    this.#endTurn?.();
    this.#endTurn = null;
  }
}

/**
 * Whether a query only reads, built or written as SQL. The reader can't write, and the wait for the writer may be long.
 */
function onlyReads(query: CompiledQuery['query'], sql: string): boolean {
  return SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);
}

function result<Row>({ rows, changes, insertId }: Awaited<ReturnType<SqliteConnection['ask']>>): QueryResult<Row> {
  return { rows: rows as Row[], numAffectedRows: changes, ...(insertId !== undefined && { insertId }) };
}

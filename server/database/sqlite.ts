import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

/**
 * Kysely's SQLite dialect over Node's own SQLite, in the file at `path`.
 * Throws at once when the file can't be opened. Durable: a commit is on the disk before it is acknowledged.
 */
export function sqliteDialect(path: string): SqliteDialect {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  return new TransactionalSqliteDialect({ database: asKyselyExpects(database) });
}

/** A power cut in the middle of a migration must leave nothing half done; SQLite can do that, so say it. */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }
}

function asKyselyExpects(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      // A transaction that begins by reading could fail when it turns to writing; ours take the writer's place at once.
      const statement = statementAsKyselyExpects(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (statements.size < 500) statements.set(sql, statement);
      return statement;
    },
  };
}

function statementAsKyselyExpects(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

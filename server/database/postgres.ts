import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** What the pool tells whoever watches it: an idle connection was lost. */
export type LostConnection = (error: Error) => void;

const int8 = pg.types.builtins.INT8;

/**
 * Kysely's PostgreSQL dialect over a pool of ten connections to `url`. Connects with the first query.
 * Every wait has an end, so that a database that is gone becomes an error and not a hanging request.
 * 64-bit integers come back as numbers: ours are times and counts, far below 2^53.
 */
export function postgresDialect(url: string, onLost: LostConnection): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    keepAlive: true,
    types: { getTypeParser: (id, format) => (id === int8 ? Number : pg.types.getTypeParser(id, format)) },
  });
  pool.on('error', onLost);
  return new PostgresDialect({ pool });
}

import pg from 'pg';

/** Called by the pool when a connection was lost. */
export type LostConnection = (error: Error) => void;

const int8 = pg.types.builtins.INT8;

/** PostgreSQL allows a hundred by default. The rest is for administrators, and for a second server. */
const connectionsOfAll = 80;

/** How many connections each of `workers` servers may hold. */
export function connectionsOfEach(workers: number): number {
  return Math.max(1, Math.min(10, Math.floor(connectionsOfAll / workers)));
}

/** The longest waits, in ms. */
interface PoolTimes {
  /** For a new connection. */
  readonly connect: number;
  /** For a connection that others use. They will answer, so many simultaneous requests are no reason to refuse one. */
  readonly turn: number;
}

/**
 * A pool of connections to `url`, which connects with its first query. Every wait has an end, so that a lost database
 * becomes an error and not a hanging request. 64-bit integers come back as numbers: ours are times and counts, far
 * below 2^53.
 */
export function postgresPool(
  url: string,
  connections: number,
  onLost: LostConnection,
  { connect, turn }: PoolTimes = { connect: 3000, turn: 10_000 },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // The pool has one time for both waits; its connections get their own.
    connectionTimeoutMillis: turn,
    Client: class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, connectionTimeoutMillis: connect });
      }
    },
    query_timeout: 10_000,
    keepAlive: true,
    types: { getTypeParser: (id, format) => (id === int8 ? Number : pg.types.getTypeParser(id, format)) },
  });
  pool.on('error', onLost);
  // The pool watches only idle connections. A connection lost between an answer and its return to the pool would be an
  // unhandled error. That would end the server.
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

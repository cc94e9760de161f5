import type { LogEvent } from 'kysely';
import type { QueryAll } from './hot-query.ts';

/** Measures how long the queries of one database take. */
export interface QueryTimes {
  /** For Kysely, which reports each query. */
  readonly log: (event: LogEvent) => void;
  /** For hot queries, which skip Kysely. */
  readonly ofHot: (ask: QueryAll) => QueryAll;
  /** Calls `listener` with the seconds of each query, failed ones too; only one listener is possible. */
  readonly onQuery: (listener: (seconds: number) => void) => void;
}

/** Makes the measurement of one database, without a listener yet. */
export function createQueryTimes(): QueryTimes {
  let tell = (_seconds: number): void => {};
  return {
    log: ({ queryDurationMillis }) => tell(queryDurationMillis / 1000),
    ofHot: (ask) => async (query, values) => {
      const began = performance.now();
      try {
        return await ask(query, values);
      } finally {
        tell((performance.now() - began) / 1000);
      }
    },
    onQuery: (listener) => {
      tell = listener;
    },
  };
}

import type { LogEvent } from 'kysely';
import type { AskAll } from './hot-query.ts';

/** Listens to how long the queries of one database take. */
export interface QueryTimes {
  /** For Kysely, which tells of each query. */
  readonly log: (event: LogEvent) => void;
  /** Hot queries go past Kysely. */
  readonly ofHot: (ask: AskAll) => AskAll;
  /** Calls `listener` with the seconds of each query, failed ones too; there may be one listener. */
  readonly onQuery: (listener: (seconds: number) => void) => void;
}

/** Makes the listener of one database, whom nobody listens to yet. */
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

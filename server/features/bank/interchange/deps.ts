import type { FastifyBaseLogger } from 'fastify';
import type { RandomBytes } from '#server/platform/security/token.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** The dependencies of the calls for import and export. */
export interface InterchangeDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly logger: FastifyBaseLogger;
  /** The store for the pictures of items. */
  readonly figures: {
    /** Stores a picture of an account, given by its id. Throws an AppError for a picture that can not be stored. */
    readonly store: (bytes: Uint8Array, by: string) => Promise<{ readonly id: string }>;
    /** Throws 'not-found'. */
    readonly read: (id: string) => Promise<{ readonly bytes: Uint8Array }>;
  };
}

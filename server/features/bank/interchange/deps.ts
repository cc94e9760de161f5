import type { FastifyBaseLogger } from 'fastify';
import type { Random } from '#server/platform/security/token.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** What the calls of import and export work with. */
export interface InterchangeDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: Random;
  readonly logger: FastifyBaseLogger;
  /** Where the pictures of items are. */
  readonly figures: {
    /** Keeps a picture that an account (by its id) brings. Throws an AppError for one that can not be kept. */
    readonly store: (bytes: Uint8Array, by: string) => Promise<{ readonly id: string }>;
    /** Throws 'not-found'. */
    readonly read: (id: string) => Promise<{ readonly bytes: Uint8Array }>;
  };
}

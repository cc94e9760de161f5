import type { MailQueue } from '#server/platform/mail/queue.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Publications } from '#server/features/results/publications.ts';

/** What the calls of offers need. */
export interface OfferDeps {
  readonly db: Database;
  /** ms since 1970. */
  readonly now: () => number;
  readonly publications: Publications;
  readonly mail: MailQueue;
}

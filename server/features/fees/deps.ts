import type { ReadTable } from '#server/features/bank/interchange/table-reader.ts';
import type { PaymentProvider } from '#server/features/payments/provider.ts';
import type { MailQueue } from '#server/platform/mail/queue.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { RandomBytes } from '#server/platform/security/token.ts';

/** What the calls of fees need. */
export interface FeeDeps {
  readonly db: Database;
  /** ms since 1970. */
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly timeZone: string;
  /** The base of addresses to which a provider leads the browser back, without a slash at the end. */
  readonly baseUrl: () => string;
  readonly readTable: ReadTable;
  readonly mail: MailQueue;
  /** Null where this installation takes no payments. */
  readonly esewa: PaymentProvider | null;
  /** Notes why a provider could not be asked. */
  readonly warn: (error: unknown, said: string) => void;
}

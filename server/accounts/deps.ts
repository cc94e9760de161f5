import type { Devices } from '#server/accounts/devices.ts';
import type { FairLine } from '#server/accounts/fair-line.ts';
import type { Hasher } from '#server/accounts/hasher.ts';
import type { KeyedHash } from '#server/accounts/keyed-hash.ts';
import type { Limiter } from '#server/accounts/limiter.ts';
import type { Random } from '#server/accounts/token.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import type { MailQueue } from '#server/mail/queue.ts';

/** What the account calls work with. */
export interface AccountDeps extends Pick<OpenDatabase, 'db' | 'together'> {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: Random;
  readonly hasher: Hasher;
  readonly line: FairLine;
  readonly limiter: Limiter;
  readonly devices: Devices;
  readonly hash: KeyedHash;
  /** The address that the product is reached at. */
  readonly baseUrl: () => string;
  /** Whether everybody of the staff has to have a second factor. */
  readonly staffTotp: 'optional' | 'required';
  readonly mail: Pick<MailQueue, 'add' | 'deliverSoon'>;
}

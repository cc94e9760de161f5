import type { Devices } from './devices.ts';
import type { FairLine } from '#server/platform/security/fair-line.ts';
import type { Hasher } from '#server/platform/security/hasher.ts';
import type { KeyedHash } from '#server/platform/security/keyed-hash.ts';
import type { Limiter } from '#server/platform/security/limiter.ts';
import type { RandomBytes } from '#server/platform/security/token.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import type { MailQueue } from '#server/platform/mail/queue.ts';

/** What the account calls need. */
export interface AccountDeps extends Pick<OpenDatabase, 'db' | 'together'> {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly hasher: Hasher;
  readonly line: FairLine;
  readonly limiter: Limiter;
  readonly devices: Devices;
  readonly hash: KeyedHash;
  /** The address of the product. */
  readonly baseUrl: () => string;
  /** Whether all staff must have a second factor. */
  readonly staffTotp: 'optional' | 'required';
  readonly mail: Pick<MailQueue, 'add' | 'deliverSoon'>;
}

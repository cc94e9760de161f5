import type { Devices } from '#server/accounts/devices.ts';
import type { FairLine } from '#server/accounts/fair-line.ts';
import type { Hasher } from '#server/accounts/hasher.ts';
import type { KeyedHash } from '#server/accounts/keyed-hash.ts';
import type { Limiter } from '#server/accounts/limiter.ts';
import type { Random } from '#server/accounts/token.ts';
import type { OpenDatabase } from '#server/database/open.ts';

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
  /** Asks for a link to be sent to an e-mail, to whoever has an account with it. Returns when that is written down. */
  readonly requestLink: (email: string) => Promise<void>;
}

import type { Hasher } from '#server/accounts/hasher.ts';
import type { Random } from '#server/accounts/token.ts';
import type { OpenDatabase } from '#server/database/open.ts';

/** What the account calls work with. */
export interface AccountParts extends Pick<OpenDatabase, 'db' | 'askOne' | 'together'> {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: Random;
  readonly hasher: Hasher;
  /** Asks for a link to be sent to an e-mail, to whoever has an account with it. Returns when that is written down. */
  readonly requestLink: (email: string) => Promise<void>;
}

import type { Random } from '#server/accounts/token.ts';
import type { OpenDatabase } from '#server/database/open.ts';

/** What the calls of the item bank work with. */
export interface ItemDeps extends Pick<OpenDatabase, 'db'> {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: Random;
}

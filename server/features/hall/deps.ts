import type { KeyedHash } from '#server/platform/security/keyed-hash.ts';
import type { Limiter } from '#server/platform/security/limiter.ts';
import type { RandomBytes } from '#server/platform/security/token.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import type { Notices } from './notices.ts';
import type { WriteTogether } from './write-together.ts';
import type { Publications } from '#server/features/results/publications.ts';

/** What the calls of the hall need. */
export interface HallDeps extends Pick<OpenDatabase, 'db'> {
  /** ms since 1970. */
  readonly now: () => number;
  readonly random: RandomBytes;
  /** Resolves after so many ms. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Hashes with the secret that PINs are stored with. */
  readonly hash: KeyedHash;
  readonly limiter: Limiter;
  readonly publications: Publications;
  /** How many batches of candidates' requests reach the database at once. */
  readonly lanes: number;
  readonly notices: Notices;
  readonly writeTogether: WriteTogether;
  /** The factor for the calls that a candidate has in a minute: a rehearsal lets a day pass in minutes. */
  readonly faster: number;
}

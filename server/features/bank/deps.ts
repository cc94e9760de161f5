import type { AccountDeps } from '#server/features/accounts/deps.ts';

/** The dependencies of the item bank's calls. */
export interface ItemDeps extends Pick<AccountDeps, 'db' | 'together' | 'now' | 'random' | 'limiter' | 'hash'> {
  /** The folder with the pictures of items; null if the database holds them. */
  readonly figuresFolder: string | null;
}

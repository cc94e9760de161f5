import type { AccountDeps } from '#server/features/accounts/deps.ts';

/** What the calls of the item bank work with. */
export interface ItemDeps extends Pick<AccountDeps, 'db' | 'together' | 'now' | 'random' | 'limiter' | 'hash'> {
  /** The folder that holds the pictures of items; null keeps them in the database. */
  readonly figuresFolder: string | null;
}

import { createHash } from 'node:crypto';
import type { Database } from '#server/database/tables.ts';
import { AppError } from '#server/errors/app-error.ts';

/** So many attempts are let through in a window that begins with the first of them. */
export interface Limit {
  readonly name: string;
  readonly attempts: number;
  readonly windowMs: number;
}

/** A limit, and whom this attempt is counted for: an address, an account, or one from the other. */
export interface Counted {
  readonly limit: Limit;
  readonly whom: string;
}

const minute = 60_000;

/**
 * A whole school can sit behind one address, so addresses may do much and only failed logins count for them.
 * Guessing at one account is held up from one address first: the owner can still log in from elsewhere.
 */
export const limits = {
  loginOfAccountFromAddress: { name: 'login-account-address', attempts: 10, windowMs: 15 * minute },
  loginOfAccount: { name: 'login-account', attempts: 100, windowMs: 60 * minute },
  loginFromAddress: { name: 'login-address', attempts: 300, windowMs: 15 * minute },
  registerOfAccount: { name: 'register-account', attempts: 10, windowMs: 60 * minute },
  registerFromAddress: { name: 'register-address', attempts: 300, windowMs: 60 * minute },
  linkOfAccount: { name: 'link-account', attempts: 5, windowMs: 60 * minute },
  linkFromAddress: { name: 'link-address', attempts: 100, windowMs: 60 * minute },
} as const satisfies Record<string, Limit>;

/**
 * Counts an attempt under each limit, in the database that all servers share.
 * Throws 'too-many-attempts' with the wait when one is used up; whether that attempt itself stays counted makes no
 * difference. `now` is in ms.
 */
export async function countAttempt(db: Database, counted: readonly Counted[], now: number): Promise<void> {
  for (const { limit, whom } of counted) {
    const { count, ends_at } = await db
      .insertInto('attempts')
      .values({ key: keyOf({ limit, whom }), count: 1, ends_at: now + limit.windowMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({
          count: row
            .case()
            .when('attempts.ends_at', '<=', now)
            .then(1)
            .else(row('attempts.count', '+', 1))
            .end(),
          ends_at: row
            .case()
            .when('attempts.ends_at', '<=', now)
            .then(now + limit.windowMs)
            .else(row.ref('attempts.ends_at'))
            .end(),
        })),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow();
    if (count > limit.attempts) throw new AppError('too-many-attempts', { retryAfterSeconds: (ends_at - now) / 1000 });
  }
}

/** Takes back one counted attempt under each limit, because it was no failure after all. */
export async function forgiveAttempt(db: Database, counted: readonly Counted[]): Promise<void> {
  await db
    .updateTable('attempts')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', 'in', counted.map(keyOf))
    .where('count', '>', 0)
    .execute();
}

function keyOf({ limit, whom }: Counted): string {
  return createHash('sha256').update(`${limit.name}\0${whom}`).digest('base64url');
}

import type { ResultRow } from '#contract/merit.ts';
import type { Database } from '#server/database/tables.ts';
import { signingKeys } from '#server/examinations/signing.ts';

/** What was published of an examination, as it is served. */
export interface Publication {
  readonly signed: string;
  readonly signature: string;
  /** Each candidate's own result, by the stored hash of the PIN. */
  readonly ownResults: ReadonlyMap<string, ResultRow>;
}

/** Everything published, in memory: it is served while the database is away too. */
export interface Publications {
  readonly find: (code: string) => Publication | undefined;
  /** SPKI PEM; null before anything was published. */
  readonly publicKey: () => string | null;
  /** Looks for what was published since. */
  readonly refresh: () => Promise<void>;
}

/** Makes the memory; fill it with `refresh`. What was published never changes, so it only grows. */
export function createPublications(db: Database): Publications {
  const known = new Map<string, Publication>();
  let publicKey: string | null = null;
  return {
    find: (code) => known.get(code),
    publicKey: () => publicKey,
    refresh: async () => {
      const codes = await db.selectFrom('publication').select('examination').execute();
      for (const { examination } of codes.filter((row) => !known.has(row.examination))) {
        const row = await db
          .selectFrom('publication')
          .selectAll()
          .where('examination', '=', examination)
          .executeTakeFirstOrThrow();
        const own = JSON.parse(row.own_results) as Record<string, ResultRow>;
        known.set(examination, {
          signed: row.signed,
          signature: row.signature,
          ownResults: new Map(Object.entries(own)),
        });
      }
      if (known.size > 0) publicKey ??= (await signingKeys(db)).publicKey;
    },
  };
}

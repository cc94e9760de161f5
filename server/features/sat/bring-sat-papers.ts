import { sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import type { ReadOwnSitting } from '#server/features/hall/own-sittings.ts';
import { keepEntries } from '#server/features/record/store.ts';
import { satAttempt, satIdPrefix } from './sat-paper.ts';

/** What the record of sat examinations needs. */
export interface SatDeps {
  readonly db: Database;
  /** ms since 1970. */
  readonly now: () => number;
  readonly readOwnSitting: ReadOwnSitting;
}

/**
 * Puts the published examinations that an account has sat, by an application of its own, into the account's record. Each
 * comes once; before the publication nothing comes.
 */
export async function bringSatPapers({ db, now, readOwnSitting }: SatDeps, accountId: string): Promise<void> {
  const due = await sat(db, accountId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('record_entry')
            .select('record_entry.key')
            .where('record_entry.account_id', '=', accountId)
            .where('record_entry.kind', '=', 'attempts')
            .where('record_entry.key', '=', sql<string>`${sql.lit(satIdPrefix)} || application.examination`),
        ),
      ),
    )
    .execute();
  for (const key of due) {
    // An account sits few examinations, and each comes once.
    // oxlint-disable-next-line eslint/no-await-in-loop
    const attempt = satAttempt(await readOwnSitting(key, now()));
    // oxlint-disable-next-line eslint/no-await-in-loop
    if (attempt) await keepEntries(db, accountId, 'attempts', [attempt]);
  }
}

/** The published examinations that an account has begun as a candidate. */
export function sat(db: Database, accountId: string) {
  return db
    .selectFrom('application')
    .innerJoin('publication', 'publication.examination', 'application.examination')
    .innerJoin('attempt', (join) =>
      join
        .onRef('attempt.examination', '=', 'application.examination')
        .onRef('attempt.symbol_number', '=', 'application.symbol_number'),
    )
    .select(['attempt.examination', 'attempt.symbol_number'])
    .where('application.account_id', '=', accountId)
    .where('attempt.began_at', 'is not', null);
}

import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Devices' claims, implausible entries, decisions about entries of the log, and the secret with which a device signs in
 * again.
 */
export const commitments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('attempt').addColumn('claimed_n', 'integer').execute();
    await db.schema.alterTable('attempt').addColumn('claimed_head', 'text').execute();
    await db.schema.alterTable('attempt').addColumn('claimed_at', 'bigint').execute();
    await db.schema.alterTable('attempt').addColumn('proven_at', 'bigint').execute();
    for (const name of ['reached_at', 'decided'] as const)
      await db.schema
        .alterTable('attempt')
        .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
    await db.schema
      .alterTable('entry')
      .addColumn('implausible', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('entry').addColumn('decision', 'text').execute();
    // They are few of hundreds of thousands, and a board counts them every five seconds.
    await sql`create index entry_doubtful on entry (examination, symbol_number) where late = 1 or implausible = 1`.execute(
      db,
    );
    await db.schema.alterTable('hall_session').addColumn('secret_hash', 'text').execute();
  },
};

import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The duties of an account, in place of its role: staff become examiners and teachers, admins become heads and
 * operators. They stand in one column, in the order of the contract, with spaces between them.
 */
export const duties: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('account')
      .addColumn('duties', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update account set duties = case role
      when 'admin' then 'head operator' when 'staff' then 'examiner teacher' else '' end`.execute(db);
    await db.schema.alterTable('account').dropColumn('role').execute();
  },
};

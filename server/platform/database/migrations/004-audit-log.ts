import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who did what to what, and when. The database itself refuses to change or delete a line, for every user. */
export const auditLog: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('audit_log')
      .addColumn('id', isPostgres ? 'bigint' : 'integer', (column) =>
        isPostgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement(),
      )
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('examination', 'text')
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('origin', 'text')
      .execute();
    for (const column of ['subject', 'actor', 'examination']) {
      await db.schema.createIndex(`audit_log_by_${column}`).on('audit_log').columns([column, 'id']).execute();
    }
    for (const statement of isPostgres ? refusalsOfPostgres : refusalsOfSqlite) await sql.raw(statement).execute(db);
  },
};

const refusal = 'The audit log is append-only.';

const refusalsOfPostgres = [
  `create function refuse_audit_change() returns trigger language plpgsql as
   $$ begin raise exception '${refusal}'; end $$`,
  `create trigger audit_log_append_only before update or delete or truncate on audit_log
   for each statement execute function refuse_audit_change()`,
];

const refusalsOfSqlite = [
  `create trigger audit_log_no_update before update on audit_log begin select raise(abort, '${refusal}'); end`,
  `create trigger audit_log_no_delete before delete on audit_log begin select raise(abort, '${refusal}'); end`,
  // `insert or replace` deletes without asking the trigger above.
  `create trigger audit_log_no_replace before insert on audit_log
   when exists (select 1 from audit_log where id = new.id)
   begin select raise(abort, '${refusal}'); end`,
];

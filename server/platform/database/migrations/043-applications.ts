import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../json-rows.ts';

/** Notices of examinations, the applications to them, and their documents. */
export const applications: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('notice')
      .addColumn('examination', 'text', (column) =>
        column.primaryKey().references('examination.code').onDelete('cascade'),
      )
      .addColumn('rules', 'text', (column) => column.notNull())
      .addColumn('closes_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();

    // A search reads the short columns of all rows. What is long comes last, so that it need not be read for that.
    await db.schema
      .createTable('application')
      .addColumn('number', 'text', (column) => column.primaryKey())
      .addColumn('examination', 'text', (column) => column.notNull().references('examination.code').onDelete('cascade'))
      .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('set null'))
      .addColumn('code_counter', 'integer', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('submitted_at', 'bigint')
      .addColumn('decided_at', 'bigint')
      .addColumn('decided_by', 'text', (column) => column.references('account.id').onDelete('set null'))
      .addColumn('late', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_doubtful', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_missing', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_corrected', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('needs_look', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('fee', 'text', (column) => column.notNull().defaultTo('none'))
      .addColumn('district', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('date_of_birth', 'text')
      .addColumn('person_key', 'text')
      .addColumn('phone_key', 'text')
      .addColumn('voucher_key', 'text')
      .addColumn('symbol_number', 'text')
      .addColumn('batch', 'text')
      .addColumn('sort_name', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('claimed', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('sent_form', 'text')
      .addColumn('decision', 'text')
      .addColumn('corrected', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('doubts', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();

    // The bytes of a document. They stand here only where the database holds them; else they are a file in DATA_DIR.
    await db.schema
      .createTable('document_file')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('unnamed_at', 'bigint')
      .addColumn('bytes', isPostgres(db) ? 'bytea' : 'blob')
      .execute();

    await db.schema
      .createTable('application_document')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('application', 'text', (column) =>
        column.notNull().references('application.number').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull().references('document_file.key'))
      .execute();

    await db.schema
      .createTable('application_session')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('application', 'text', (column) =>
        column.notNull().references('application.number').onDelete('cascade'),
      )
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();

    // Which application each of the staff reads now.
    await db.schema
      .createTable('application_reader')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
      .addColumn('application', 'text', (column) =>
        column.notNull().references('application.number').onDelete('cascade'),
      )
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();

    for (const [name, table, columns] of [
      ['application_of_examination', 'application', ['examination', 'state', 'submitted_at', 'number']],
      ['application_counts', 'application', ['examination', 'state', 'is_doubtful', 'needs_look']],
      ['application_of_account', 'application', ['account_id']],
      ['application_of_origin', 'application', ['origin', 'state']],
      ['application_born', 'application', ['examination', 'date_of_birth']],
      ['application_voucher', 'application', ['examination', 'voucher_key']],
      ['application_symbol_number', 'application', ['examination', 'symbol_number']],
      ['document_of_application', 'application_document', ['application']],
      ['document_key', 'application_document', ['key']],
      ['reader_of_application', 'application_reader', ['application']],
      ['session_of_application', 'application_session', ['application']],
      ['application_session_seen', 'application_session', ['seen_at']],
    ] as const)
      await db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute();
    // One submitted application a person and examination: drafts have no key yet.
    for (const column of ['person_key', 'phone_key'] as const)
      await db.schema
        .createIndex(`application_${column}`)
        .on('application')
        .columns(['examination', column])
        .unique()
        .execute();
  },
};

import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { documentsKeptDays } from './kept.ts';

const day = 24 * 60 * 60_000;

/**
 * Deletes the documents of applications that were not accepted, 90 days after the close, and drafts whole. `now` is in
 * ms. The bytes go with the next `removeUnnamed`.
 */
export async function forgetDocuments(db: Database, now: number): Promise<void> {
  const due = await db
    .selectFrom('notice')
    .select('examination')
    .where('closes_at', '<', now - documentsKeptDays * day)
    .where((notice) =>
      notice.exists(
        notice
          .selectFrom('application')
          .leftJoin('application_document', 'application_document.application', 'application.number')
          .select('application.number')
          .whereRef('application.examination', '=', 'notice.examination')
          .where('application.state', '!=', 'accepted')
          .where((row) =>
            row.or([row('application.state', '=', 'draft'), row('application_document.id', 'is not', null)]),
          ),
      ),
    )
    .execute();
  for (const { examination } of due) {
    // One examination after the other, each whole or not at all.
    // oxlint-disable-next-line eslint/no-await-in-loop
    await db.transaction().execute(async (trx) => {
      const drafts = await trx
        .deleteFrom('application')
        .where('examination', '=', examination)
        .where('state', '=', 'draft')
        .executeTakeFirst();
      const documents = await trx
        .deleteFrom('application_document')
        .where('application', 'in', (application) =>
          application
            .selectFrom('application')
            .select('number')
            .where('examination', '=', examination)
            .where('state', '!=', 'accepted'),
        )
        .executeTakeFirst();
      const details = { documents: Number(documents.numDeletedRows), drafts: Number(drafts.numDeletedRows) };
      const line = { actor: 'system', act: 'documents-deleted', subject: `examination:${examination}` } as const;
      await writeAudit(trx, { ...line, examination, details }, now);
    });
  }
}

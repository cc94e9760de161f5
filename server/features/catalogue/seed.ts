import type { FastifyBaseLogger } from 'fastify';
import type { ContentFiles } from '#content/read/content-files.ts';
import { catalogueRows, catalogueTables, type CatalogueRows } from './rows.ts';
import { takenKeys } from './taken-keys.ts';
import { upsertRows } from './upsert-rows.ts';
import { validRows, type RowFinding } from './valid-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';

/**
 * Brings the catalogue's rows from the content files up to date, unless they are already. A college's own rows stay
 * untouched. Errors in the content are logged and never keep the server from starting. Safe when several servers start
 * at once. Takes `now` in ms; returns whether anything was written.
 */
export async function seed(
  db: Database,
  files: ContentFiles,
  now: number,
  logger: FastifyBaseLogger,
): Promise<boolean> {
  if ((await storedHash(db)) === files.hash) return false;
  // The MathML takes a while, so it is made before the transaction that makes others wait.
  const findings = await store(db, catalogueRows(files), files.hash, now);
  if (findings === null) return false;
  for (const { file, id, message } of files.findings) logger.warn({ file, id }, `content: ${message}`);
  for (const finding of findings) logger.warn(finding.about, `content: ${finding.message}`);
  return true;
}

async function storedHash(db: Database): Promise<string> {
  const { hash } = await db.selectFrom('content_state').select('hash').executeTakeFirstOrThrow();
  return hash;
}

/** Writes the rows and returns what is wrong with them. Returns null if another server wrote them first. */
function store(db: Database, all: CatalogueRows, hash: string, now: number): Promise<readonly RowFinding[] | null> {
  return db.transaction().execute(async (trx) => {
    // Writing the row takes its lock, on either database: one server works, the others wait and find the work done.
    await trx.updateTable('content_state').set({ id: 1 }).where('id', '=', 1).execute();
    if ((await storedHash(trx)) === hash) return null;
    const { rows, findings } = validRows(all, await takenKeys(trx));
    for (const table of catalogueTables) await upsertRows(trx, table, rows[table], now);
    await trx
      .updateTable('content_state')
      .set((row) => ({ hash, version: row('version', '+', 1), loaded_at: now }))
      .execute();
    return findings;
  });
}

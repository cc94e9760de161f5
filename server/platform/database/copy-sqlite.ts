import { chmodSync, closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** How long it may wait for a lock, in ms; nobody is served by the processes that copy. */
const timeout = 30_000;

/**
 * Writes the whole database at `source` as one file to `target`, as it is at one moment, also while others write to it.
 * A plain copy of the file lacks what still stands in the write-ahead log. Throws when `target` is there.
 */
export function copySqlite(source: string, target: string): void {
  const database = new DatabaseSync(source, { readOnly: true, timeout });
  try {
    // The online backup would begin anew with each write of another process; this reads one snapshot.
    database.prepare('vacuum into ?').run(target);
    chmodSync(target, 0o600);
    const file = openSync(target, 'r+');
    fsyncSync(file);
    closeSync(file);
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== 1) rmSync(target, { force: true });
    throw error;
  } finally {
    database.close();
  }
}

/** What is wrong with the database in the file at `path`, or null when it is whole. */
export function sqliteDefect(path: string): string | null {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const [first] = database.prepare('pragma integrity_check').all();
    const said = String(first?.integrity_check);
    return said === 'ok' ? null : said;
  } catch (error) {
    return (error as Error).message;
  } finally {
    database.close();
  }
}

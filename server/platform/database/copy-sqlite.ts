import { chmodSync, closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** How long a copy may wait for a lock, in ms; the processes that copy serve no requests. */
const timeout = 30_000;

/**
 * Writes the database at `source` as one file to `target`, as it is at one moment. Others may write to it meanwhile. A
 * plain copy of the file lacks the entries of the write-ahead log. Throws if `target` exists.
 */
export function copySqlite(source: string, target: string): void {
  const database = new DatabaseSync(source, { readOnly: true, timeout });
  try {
    // The online backup would start again with each write of another process; this reads one snapshot.
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

/** What is wrong with the database in the file at `path`, or null if it is whole. */
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

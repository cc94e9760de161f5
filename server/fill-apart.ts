import { fork } from 'node:child_process';
import { once } from 'node:events';
import { hashContent } from '#content/read/content-files.ts';
import { inProject } from '#server/platform/files/in-project.ts';
import { SettingError } from '#server/platform/setting-error.ts';
import type { Settings } from '#server/platform/settings.ts';
import { migrations } from '#server/platform/database/migrations/all.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { doneMigrations } from '#server/platform/database/upgrade.ts';

/** The order to the process that fills the database. */
export interface FillOrder {
  readonly settings: Settings;
  readonly contentFolder: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Fills the database like server/fill-database.ts, in a process that gives its memory back at its end. A server that
 * fills it itself keeps 100 MB for good. Starts no process if the database holds everything already. Throws a
 * SettingError, as that does.
 */
export async function fillApart(settings: Settings, contentFolder: string, now: number): Promise<void> {
  if (await isFilled(settings, hashContent(contentFolder))) return;
  // Settings can hold values that JSON loses.
  const child = fork(inProject('server/fill-process.ts'), { serialization: 'advanced' });
  let sentence: string | null = null;
  child.on('message', (said: string) => {
    sentence = said;
  });
  child.send({ settings, contentFolder, now } satisfies FillOrder);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (sentence !== null) throw SettingError.ofSentence(sentence);
  if (code !== 0) throw new Error(`The process that fills the database ended with ${code ?? signal}.`);
}

/** Whether the tables are those of this program, and hold the content with this hash. */
async function isFilled(settings: Settings, hash: string): Promise<boolean> {
  const { db, close } = await openDatabase(settings);
  try {
    const done = await doneMigrations(db);
    if (done.length !== Object.keys(migrations).length || done.some((name) => !(name in migrations))) return false;
    const stored = await db.selectFrom('content_state').select(['hash', 'items_hash']).executeTakeFirstOrThrow();
    return stored.hash === hash && stored.items_hash === hash;
  } catch {
    // The process that fills the database says what is wrong with it.
    return false;
  } finally {
    await close();
  }
}

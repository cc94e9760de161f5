import type { Logger } from 'pino';
import { readContentFiles, type ContentFiles } from '#content/read/content-files.ts';
import { createLogger } from '#server/platform/process/logger.ts';
import { seed } from '#server/features/catalogue/seed.ts';
import { openDatabase, type OpenDatabase } from '#server/platform/database/open.ts';
import { fillLikeness } from '#server/features/bank/fill-likeness.ts';
import { seedBuiltIns } from '#server/features/bank/seed-built-ins.ts';
import { upgrade } from '#server/platform/database/upgrade.ts';
import { reasonOf, SettingError } from '#server/platform/setting-error.ts';
import type { Settings } from '#server/platform/settings.ts';

/** Opens the database of the settings, fills it from a content folder and closes it; `now` is in ms. Throws a SettingError. */
export async function fillHere(settings: Settings, contentFolder: string, now: number): Promise<void> {
  const database = await openDatabase(settings);
  try {
    await fillDatabase(database, settings, readContentFiles(contentFolder), now, createLogger('info'));
  } finally {
    await database.close();
  }
}

/**
 * Makes the tables and fills the catalogue and the item bank from the content files; `now` is in ms. Errors here are
 * problems of the given database, so it throws a SettingError.
 */
export async function fillDatabase(
  { db }: OpenDatabase,
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  files: ContentFiles,
  now: number,
  logger: Logger,
): Promise<void> {
  try {
    await upgrade(db, settings, now, logger);
    await seed(db, files, now, logger);
    await seedBuiltIns(db, files, now);
    await fillLikeness(db);
  } catch (error) {
    if (error instanceof SettingError) throw error;
    const variable = settings.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
    throw new SettingError(variable, `names a database that can't be filled: ${reasonOf(error)}`, { cause: error });
  }
}

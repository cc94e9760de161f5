import type { Logger } from 'pino';
import type { ContentFiles } from '#content/read/content-files.ts';
import { seed } from '#server/catalogue/seed.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import { seedBuiltIns } from '#server/items/seed-built-ins.ts';
import { upgrade } from '#server/database/upgrade.ts';
import { reasonOf, SettingError } from '#server/app/setting-error.ts';
import type { Settings } from '#server/app/settings.ts';

/**
 * Makes the tables and fills the catalogue and the item bank from the content files; `now` is in ms.
 * What goes wrong here is for whoever gave us this database: throws a SettingError.
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
  } catch (error) {
    if (error instanceof SettingError) throw error;
    const variable = settings.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
    throw new SettingError(variable, `names a database that can't be filled: ${reasonOf(error)}`, { cause: error });
  }
}

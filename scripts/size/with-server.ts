import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContentFiles } from '#content/read/content-files.ts';
import { inProject } from '#server/platform/files/in-project.ts';
import { createLogger } from '#server/platform/process/logger.ts';
import { readSettings } from '#server/platform/settings.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { fillDatabase } from '#server/fill-database.ts';
import { serve } from '#server/serve.ts';

/** Serves dist/ while `use` runs, with a filled database of its own. It runs in this process, so no server stays behind. */
export async function withServer<Result>(use: (address: string, dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tayari-size-'));
  try {
    const settings = readSettings({ PORT: '0', DATA_DIR: dataDir });
    const logger = createLogger('warn');
    const database = await openDatabase(settings);
    await fillDatabase(database, settings, readContentFiles(inProject('content')), Date.now(), logger);
    const { address, close } = await serve(settings, database, logger);
    return await use(address, dataDir).finally(close);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

import { randomBytes } from 'node:crypto';
import { newSetUpSecret } from '#server/features/accounts/set-up.ts';
import { fillApart } from '#server/fill-apart.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { lockDataDir } from '#server/platform/database/server-lock.ts';
import { inProject } from '#server/platform/files/in-project.ts';
import { createLogger } from '#server/platform/process/logger.ts';
import { endOnSignal } from '#server/platform/process/end.ts';
import { isOpenToOthers, keepFilesPrivate } from '#server/platform/files/private-files.ts';
import { startWorkers } from '#server/platform/process/workers.ts';
import { every } from '#server/platform/process/schedule.ts';
import { backupApart } from '#server/platform/backup/apart.ts';
import { repeatedBackup } from '#server/platform/backup/repeat.ts';
import { serve } from '#server/serve.ts';
import { orSayWhy } from '#server/platform/setting-error.ts';
import { readSettings, type Settings } from '#server/platform/settings.ts';

/** How often the server checks whether a backup is due, in ms. */
const backupCheckEvery = 60_000;

/**
 * Runs the server until a signal ends it. A wrong setting ends the process with one sentence and exit code 1.
 * `contentFolder` holds the catalogue and the banks. `clock` tells the time, in ms since 1970. `fill` brings the
 * content into the database. `chance` orders the option ids of a sealed paper.
 */
export function runServer(
  contentFolder: string = inProject('content'),
  clock: () => number = Date.now,
  fill = fillApart,
  chance?: () => number,
): Promise<void> {
  return orSayWhy(async () => {
    const settings = readSettings(process.env);
    const logger = createLogger('info');
    const open = keepFilesPrivate(settings.dataDir);
    if (open.length > 0) logger.warn({ paths: open }, 'other users of this machine may read these files');
    if (isOpenToOthers(settings.dataDir))
      logger.warn({ path: settings.dataDir }, 'other users of this machine may see the names of the files in DATA_DIR');
    if (settings.databaseUrl === null) await lockDataDir(settings.dataDir);
    const { backups } = settings;
    const backup = backups && repeatedBackup({ ...backups, now: clock, make: backupApart, logger });
    await fill(settings, contentFolder, clock());
    const say = (address: string) => {
      process.stdout.write(`Tayari is ready at ${address}\n`);
      void sayHowToSetUp(settings, address, clock());
      if (backup === null) return;
      every(backupCheckEvery, backup);
      void backup();
    };
    if (settings.workers > 1) {
      startWorkers(settings.workers, logger, say);
      return;
    }
    const { address, close, whenIdle } = await serve(settings, await openDatabase(settings), logger, clock, chance);
    const end = endOnSignal(close, logger);
    if (settings.idleExitMs !== null) whenIdle(settings.idleExitMs, end);
    say(address);
  });
}

/** While the installation has no head, prints the link that makes the first one. `now` is in ms. */
async function sayHowToSetUp(settings: Settings, address: string, now: number): Promise<void> {
  const { db, close } = await openDatabase({ ...settings, workers: 1 });
  try {
    const secret = await newSetUpSecret(db, now + settings.clockOffsetMs, randomBytes);
    if (secret !== null)
      process.stdout.write(`Set up your college: ${settings.publicUrl ?? address}/staff/set-up#${secret}\n`);
  } finally {
    await close();
  }
}

if (import.meta.main) await runServer();

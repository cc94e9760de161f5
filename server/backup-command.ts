// `npm run backup -- FILE`: everything that the installation keeps, in one new file. The server may run meanwhile.
import { existsSync } from 'node:fs';
import { keepFilesPrivate } from '#server/platform/files/private-files.ts';
import { orSayWhy, reasonOf, SettingError } from '#server/platform/setting-error.ts';
import { readSettings } from '#server/platform/settings.ts';
import { writeAudit, type AuditAction } from '#server/platform/audit/audit-log.ts';
import { tellingTrouble } from '#server/platform/backup/apart.ts';
import { makeBackup } from '#server/platform/backup/backup.ts';
import { lockBackups } from '#server/platform/backup/lock.ts';
import { troubleOf } from '#server/platform/backup/trouble.ts';
import { openDatabase, sqlitePath } from '#server/platform/database/open.ts';
import { doneMigrations } from '#server/platform/database/upgrade.ts';

await orSayWhy(() =>
  tellingTrouble(async () => {
    const [file, ...more] = process.argv.slice(2);
    if (!file || more.length > 0) throw new SettingError('Arguments', 'are wrong. Usage: npm run backup -- FILE');
    const settings = readSettings(process.env);
    if (settings.databaseUrl === null && !existsSync(sqlitePath(settings.dataDir))) {
      throw new SettingError('DATA_DIR', `is ${settings.dataDir}, which holds no database`);
    }
    keepFilesPrivate(settings.dataDir);
    const { db, close } = await openDatabase(settings);
    if ((await doneMigrations(db)).length === 0) {
      const variable = settings.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
      throw new SettingError(variable, 'names a database in which nothing is kept');
    }
    const unlock = await lockBackups(settings.dataDir);
    try {
      const sha256 = await makeBackup(db, settings, file, Date.now());
      process.stdout.write(`${file} holds the whole installation. SHA-256: ${sha256}\n`);
      await note('backup-made', { sha256 });
    } catch (error) {
      await note('backup-failed', { trouble: troubleOf(error) });
      throw error;
    } finally {
      unlock();
    }
    await close();

    async function note(act: AuditAction, details: Readonly<Record<string, string>>): Promise<void> {
      try {
        await writeAudit(db, { actor: 'command:backup', act, subject: 'database', details }, Date.now());
      } catch (error) {
        // A disk that fills up is a reason to make a backup.
        process.stdout.write(`The audit log took no line of it: ${reasonOf(error)}.\n`);
      }
    }
  }),
);

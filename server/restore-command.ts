// `npm run restore -- FILE`: brings back what `npm run backup` wrote, into an empty DATA_DIR and an empty database.
import { keepFilesPrivate } from '#server/platform/files/private-files.ts';
import { orSayWhy, SettingError } from '#server/platform/setting-error.ts';
import { readSettings } from '#server/platform/settings.ts';
import { restoreBackup } from '#server/platform/backup/restore.ts';

await orSayWhy(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new SettingError('Arguments', 'are wrong. Usage: npm run restore -- FILE');
  const settings = readSettings(process.env);
  keepFilesPrivate(settings.dataDir);
  const { version, madeAt } = await restoreBackup(settings, file, Date.now());
  process.stdout.write(`${file} is restored: made by Tayari ${version} at ${madeAt}.\n`);
});

// `npm run backup:check -- FILE`: reads a whole backup and restores nothing.
import { orSayWhy, SettingError } from '#server/platform/setting-error.ts';
import { tellingTrouble } from '#server/platform/backup/apart.ts';
import { checkBackup } from '#server/platform/backup/check.ts';

await orSayWhy(() =>
  tellingTrouble(async () => {
    process.umask(0o077);
    const [file, ...more] = process.argv.slice(2);
    if (!file || more.length > 0) throw new SettingError('Arguments', 'are wrong. Usage: npm run backup:check -- FILE');
    const { version, madeAt, files } = await checkBackup(file);
    process.stdout.write(`${file} is whole: made by Tayari ${version} at ${madeAt}, ${files.length} files.\n`);
  }),
);

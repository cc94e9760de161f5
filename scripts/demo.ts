// `npm run demo [-- --fresh]`: builds the client if its sources changed, then runs the demo (demo/run.ts).
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { orSayWhy, SettingError } from '#server/platform/setting-error.ts';
import { buildIfChanged } from './build-if-changed.ts';

const given = process.argv.slice(2);
enableCompileCache(join(dirname(import.meta.dirname), 'node_modules/.cache/tayari-compiled'));
await orSayWhy(async () => {
  const others = given.filter((word) => word !== '--fresh');
  if (others.length > 0) throw SettingError.ofSentence(`npm run demo knows --fresh alone, not ${others.join(' ')}`);
  const code = await buildIfChanged();
  if (code !== 0) {
    process.exitCode = code;
    return;
  }
  const { runDemo } = await import('#demo/run.ts');
  await runDemo(given.includes('--fresh'));
});

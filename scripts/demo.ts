// `npm run demo [-- --fresh]`: builds the client if its sources changed, then runs the demo (demo/run.ts).
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { orSayWhy } from '#server/platform/setting-error.ts';
import { buildIfChanged } from './build-if-changed.ts';

const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
enableCompileCache(join(dirname(import.meta.dirname), 'node_modules/.cache/tayari-compiled'));
const code = await buildIfChanged();
if (code === 0) {
  const { runDemo } = await import('#demo/run.ts');
  await orSayWhy(() => runDemo(values.fresh));
} else {
  process.exitCode = code;
}

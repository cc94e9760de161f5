// `npm run dev`: the API, which restarts after each change, and Vite's pages in front of it. `-- ne` serves the pages in Nepali. One signal
// ends both.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { inLanguage } from '../build/language-build.ts';
import { writeMathFont } from '../build/math-font.ts';
import { writeNepaliFonts } from '../build/nepali-fonts.ts';

const root = dirname(import.meta.dirname);
const apiPort = process.env.PORT ?? '3000';

// One after the other: the library that makes the faces has one memory.
await writeNepaliFonts(root);
await writeMathFont(root);
const api = spawn(process.execPath, ['--watch', 'server/main.ts'], { cwd: root, stdio: 'inherit' });
const pages = await createServer({
  ...inLanguage(process.argv[2] === 'ne' ? 'ne' : 'en'),
  configFile: join(root, 'vite.config.ts'),
  server: { proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
});
await pages.listen();
pages.printUrls();

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  api.kill('SIGTERM');
  await pages.close();
}
process.once('SIGINT', () => void end());
process.once('SIGTERM', () => void end());
api.once('exit', (code) => {
  if (!ending) process.exitCode = code ?? 1;
  void end();
});

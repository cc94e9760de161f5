// `npm start`: builds the client if its sources changed since the last build, then serves it.
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { isBuilt } from '../build/is-built.ts';

const root = dirname(import.meta.dirname);
// What is compiled is kept for the next start, which takes a third less for it; workers find it by the variable.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/tayari-compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
if (!isBuilt(root)) {
  console.log('Building the pages …');
  // Loaded only when there is something to build: Vite would cost every start most of its time.
  const { buildClient } = await import('../build/build-client.ts');
  await buildClient(root);
}
const { runServer } = await import('#server/main.ts');
await runServer();

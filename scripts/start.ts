// `npm start`: builds the client if its sources changed since the last build, then serves it.
import { dirname } from 'node:path';
import { runServer } from '#server/main.ts';
import { isBuilt } from './is-built.ts';

const root = dirname(import.meta.dirname);
if (!isBuilt(root)) {
  console.log('Building the pages …');
  // Loaded only when there is something to build: Vite would cost every start most of its time.
  const { buildClient } = await import('./build-client.ts');
  await buildClient(root);
}
await runServer();

// Builds the client into dist/: `npm run build`.
import { dirname } from 'node:path';
import { buildClient } from './build-client.ts';

await buildClient(dirname(import.meta.dirname));

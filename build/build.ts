// Builds the client into dist/: `npm run build`. With --if-changed it builds only if the sources changed since the last build.
import { dirname } from 'node:path';
import { buildClient } from './build-client.ts';
import { isBuilt } from './is-built.ts';

const root = dirname(import.meta.dirname);
const isEnough = process.argv.includes('--if-changed') && isBuilt(root);
if (!isEnough) await buildClient(root);

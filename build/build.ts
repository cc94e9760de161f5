// Builds the client into dist/: `npm run build`. With --if-changed only where dist/ was built from other sources.
import { dirname } from 'node:path';
import { buildClient } from './build-client.ts';
import { isBuilt } from './is-built.ts';

const root = dirname(import.meta.dirname);
const isEnough = process.argv.includes('--if-changed') && isBuilt(root);
if (!isEnough) await buildClient(root);

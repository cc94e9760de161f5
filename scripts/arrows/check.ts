// Looks whether every import goes along an arrow: `npm run check:arrows`.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wrongArrows } from './wrong-arrows.ts';

const root = dirname(dirname(import.meta.dirname));
const files = globSync('*/**/*.{ts,tsx,js,mjs}', { cwd: root, exclude: ['node_modules', 'dist', 'data'] });
const wrong = files.toSorted().flatMap((file) => wrongArrows(root, file, readFileSync(join(root, file), 'utf8')));
for (const line of wrong) console.error(line);
console.log(`${files.length} files, ${wrong.length} wrong arrows`);
if (wrong.length > 0) process.exitCode = 1;

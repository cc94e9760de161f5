// Checks that the build calls and uses only what the oldest browsers know: `npm run check:floor`.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newerThanFloor, scriptsOf } from './newer-than-floor.ts';

const dist = join(dirname(import.meta.dirname), 'dist');
const files = globSync('**/*.{js,html}', { cwd: dist }).toSorted();
const checked = new Set<string>();
let found = 0;
for (const file of files) {
  const text = readFileSync(join(dist, file), 'utf8');
  for (const script of file.endsWith('.html') ? scriptsOf(text) : [text]) {
    // Every page has the same script inline.
    if (checked.has(script)) continue;
    checked.add(script);
    const newer = newerThanFloor(script);
    found += newer.length;
    for (const each of newer) console.error(`dist/${file}: ${each}`);
  }
}
console.log(`${files.length} files, ${checked.size} scripts, ${found} newer than the browser floor`);
if (found > 0 || checked.size === 0) process.exitCode = 1;

// Part of `npm run check:lint`. Checks that every import follows an arrow, and that no files import each other in a circle. With --print it
// prints the arrows instead, one line for each room.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { circlesIn } from './circles.ts';
import { rooms } from './rooms.ts';
import { wrongArrows } from './wrong-arrows.ts';

const root = dirname(dirname(import.meta.dirname));

if (process.argv.includes('--print')) {
  const width = Math.max(...rooms.map(({ folder }) => folder.length));
  for (const { folder, imports } of rooms)
    console.log(`${folder.padEnd(width)} → ${imports.toSorted().join(' ') || 'nothing'}`);
} else {
  const files = globSync('*/**/*.{ts,tsx,js,mjs}', { cwd: root, exclude: ['node_modules', 'dist', 'data'] }).toSorted();
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const wrong = [...sources].flatMap(([file, source]) => wrongArrows(root, file, source));
  const circles = circlesIn(root, sources);
  for (const line of wrong) console.error(line);
  for (const circle of circles) console.error(`These files import each other in a circle: ${circle.join(' → ')}`);
  console.log(`${files.length} files, ${wrong.length} wrong arrows, ${circles.length} circles`);
  if (wrong.length + circles.length > 0) process.exitCode = 1;
}

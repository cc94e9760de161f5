// Looks whether every import goes along an arrow, and whether ARCHITECTURE.md lists them: part of `npm run check:lint`.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clientBaseRooms, rooms } from './rooms.ts';
import { wrongArrows } from './wrong-arrows.ts';

const root = dirname(dirname(import.meta.dirname));
const files = globSync('*/**/*.{ts,tsx,js,mjs}', { cwd: root, exclude: ['node_modules', 'dist', 'data'] });
const wrong = files.toSorted().flatMap((file) => wrongArrows(root, file, readFileSync(join(root, file), 'utf8')));
for (const line of wrong) console.error(line);
console.log(`${files.length} files, ${wrong.length} wrong arrows`);
if (wrong.length > 0) process.exitCode = 1;

const listed = drawnArrows();
if (!readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').includes(listed)) {
  console.error(`ARCHITECTURE.md lists other arrows than scripts/arrows/rooms.ts. There, it should say:\n\n${listed}`);
  process.exitCode = 1;
}

/** All arrows as ARCHITECTURE.md lists them, a line for each room. */
function drawnArrows(): string {
  const lines = rooms.map(({ folder, imports }) => {
    const goals = imports.join(' ').replace(clientBaseRooms, 'BASE') || 'nothing';
    return `${folder.padEnd(29)}→ ${goals}\n`;
  });
  return `\`BASE\`: \`${clientBaseRooms}\`.\n\n\`\`\`\n${lines.join('')}\`\`\``;
}

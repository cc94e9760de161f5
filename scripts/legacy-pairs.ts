// Writes interchange/legacy-fonts/letter-pairs.ts: the pairs of letters that suggest Nepali in Preeti, and those that speak against it.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { inProject } from '#server/platform/files/in-project.ts';
import { inPreeti } from '#interchange/testing/preeti.ts';

const first = 32;
const size = 95;

/** All texts of folders, one on each line. */
function linesOf(folders: readonly string[], endings: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(inProject(folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && endings.includes(extname(entry.name)))
      .flatMap((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').split('\n')),
  );
}

const nepali = linesOf(['text/ne', 'content'], ['.ts', '.json'])
  .flatMap((line) => line.match(/(?:[\u0900-\u097f]|\u200d)(?:[\u0900-\u097f ,.?!():;]|\u200d)*/gu) ?? [])
  .flatMap((text) => inPreeti(text.trim()) ?? []);
const others = [
  ...linesOf(['content', 'text/en', 'docs'], ['.json', '.ts', '.md']),
  ...linesOf(['client', 'server', 'exam', 'scripts'], ['.ts', '.tsx', '.css']),
].filter((line) => !/[\u0900-\u097f]/.test(line));

/** How often each pair occurs in a million, word by word. A few are added to every count, so that a rare pair says little. */
function countPairs(lines: readonly string[]): Float64Array {
  const counts = new Float64Array(size * size);
  for (const line of lines)
    for (const word of line.trim().split(/\s+/)) {
      const letters = Array.from(` ${word} `, (letter) => letter.charCodeAt(0) - first);
      for (const [place, letter] of letters.entries()) {
        const next = letters[place + 1];
        if (next === undefined || [letter, next].some((each) => each < 0 || each >= size)) continue;
        counts[letter * size + next] = (counts[letter * size + next] ?? 0) + 1;
      }
    }
  const sum = counts.reduce((all, count) => all + count, 0);
  return counts.map((count) => (count / sum) * 1_000_000 + 8);
}

const inNepali = countPairs(nepali);
const inOthers = countPairs(others);
const rows = Array.from({ length: size }, (_, row) =>
  Array.from({ length: size }, (__, column) => {
    const place = row * size + column;
    const bits = Math.log2((inNepali[place] ?? 1) / (inOthers[place] ?? 1));
    return String.fromCharCode(77 + Math.max(-12, Math.min(12, Math.round(bits))));
  }).join(''),
);
writeFileSync(
  inProject('interchange/legacy-fonts/letter-pairs.ts'),
  `// Made by \`npm run legacy-pairs\`.

/** By the letters of ASCII from the space on, a row for the first of two and a column for the second: A to Y for -12 to 12 bits. */
export const letterPairs: readonly string[] = [
${rows.map((row) => `  '${row}',`).join('\n')}
];
`,
);

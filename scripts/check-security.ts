// Checks that the tests which docs/security.md names exist: a file, and words of a title in it, `a.test.ts`: “words”.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What is wrong with the page: a test that does not exist, or a row of its tables that says "met" and names no test. */
export function wrongRows(page: string): string[] {
  return page.split('\n').flatMap((line, index) => wrongIn(line).map((problem) => `line ${index + 1} ${problem}`));
}

function wrongIn(line: string): string[] {
  const problems: string[] = [];
  let file: string | null = null;
  let named = 0;
  for (const [, path, title] of line.matchAll(/`([\w./-]+\.(?:test|fault)\.tsx?)`|“([^”]+)”/g)) {
    if (path !== undefined) {
      file = join(root, path);
      named += 1;
      if (!existsSync(file)) problems.push(`names ${path}, which is no file`);
    } else if (file !== null && existsSync(file) && !readFileSync(file, 'utf8').includes(title ?? '')) {
      problems.push(`names “${title}”, which no test of ${file.slice(root.length + 1)} is called`);
    }
  }
  if (/^\| \d+\.[^|]*\| met/.test(line) && named === 0) problems.push('says "met" and names no test');
  return problems;
}

if (import.meta.main) {
  const problems = wrongRows(readFileSync(join(root, 'docs', 'security.md'), 'utf8'));
  for (const problem of problems) console.error(`docs/security.md: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

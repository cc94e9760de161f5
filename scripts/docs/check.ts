// Looks that what pages link to and comments cite is there: part of `npm run check:lint`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wrongCitations, wrongLinks, type Repository } from './wrong-links.ts';

const root = dirname(dirname(import.meta.dirname));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const ignored = ['node_modules', 'dist', 'data', 'screenshots', 'test-results', 'playwright-report'];
const filesLike = (pattern: string | string[]) =>
  globSync(pattern, { cwd: root, exclude: ignored }).map((path) => path.replaceAll('\\', '/'));

const repository: Repository = {
  has: (path) => existsSync(join(root, path)),
  page: (path) => (path.endsWith('.md') && existsSync(join(root, path)) ? read(path) : null),
};

const pages = filesLike('**/*.md');
const code = filesLike(['*.ts', '*/**/*.{ts,tsx,mjs,js,css}', 'deploy/*']);
const problems = [
  ...pages.flatMap((path) => wrongLinks(path, read(path), repository)),
  ...code.flatMap((path) => wrongCitations(path, read(path), repository)),
];
for (const problem of problems) console.error(problem);
console.log(`${pages.length} pages, ${problems.length} links or citations that lead nowhere`);
if (problems.length > 0) process.exitCode = 1;

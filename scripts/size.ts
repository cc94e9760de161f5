// `npm run size`: what a student's phone has to load, in Brotli bytes, against the budgets; fails when one is passed.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = join(dirname(import.meta.dirname), 'dist');
const assets = join(dist, 'assets');

interface Budget {
  readonly what: string;
  readonly bytes: number;
  readonly most: number;
}

/** Chunks that are banks; every other lazy chunk is a route's own or shared by several. */
const bankFiles = new Set(
  globSync('content/banks/**/*.json', { cwd: dirname(import.meta.dirname) }).map((file) => basename(file, '.json')),
);

const measured = new Map<string, number>();

function brotli(file: string): number {
  const bytes = measured.get(file) ?? brotliCompressSync(readFileSync(join(assets, file))).length;
  measured.set(file, bytes);
  return bytes;
}

/** What a paper adds to what its page names: the largest set that can be drawn, explanations that come later. */
const drawn: Readonly<Record<string, readonly RegExp[]>> = {
  'csit/entrance-questions': [/^entrance-explanations$/],
  'exam/science/start': [/^set-\d$/],
  'exam/management/start': [/^set-\d$/],
};

const scripts = globSync('*.js', { cwd: assets }).toSorted();
const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');
const isEntry = (file: string) => nameOf(file) === 'index';
const isPool = (file: string) => /^entrance-(pool|explanations)$/.test(nameOf(file));
const isBank = (file: string) => bankFiles.has(nameOf(file)) || isPool(file);
const isYearPaper = (file: string) => /^block-\d+$/.test(nameOf(file));
/** Every page has it inside. */
const styleSheet = /<style>([^]*?)<\/style>/.exec(readFileSync(join(dist, 'shell.html'), 'utf8'))?.[1] ?? '';

/** Everything that a page needs before it can be used. Open pages are complete without their script, timed ones are not. */
const pages: Budget[] = globSync('**/index.html', { cwd: dist }).map((page) => {
  const html = readFileSync(join(dist, page), 'utf8');
  const named = new Set([...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, file = '']) => file));
  const path = page.replace(/\/?index\.html$/, '');
  const paper = (drawn[path] ?? []).map((name) => {
    return Math.max(...scripts.filter((file) => name.test(nameOf(file))).map((file) => brotli(file)));
  });
  const bytes = [sum([...named]), brotliCompressSync(styleSheet).length, ...paper].reduce(
    (total, each) => total + each,
    0,
  );
  const timed = path === 'csit/entrance-questions' ? 260_000 : 140_000;
  return { what: `page /${path}`, bytes, most: html.includes('data-prerendered="page"') ? 115_000 : timed };
});

const budgets: Budget[] = [
  { what: 'entry script', bytes: sum(scripts.filter(isEntry)), most: 100_000 },
  { what: 'style sheet', bytes: brotliCompressSync(styleSheet).length, most: 12_000 },
  ...scripts
    .filter(isYearPaper)
    .map((file) => ({ what: `year paper ${nameOf(file)}`, bytes: brotli(file), most: 25_000 })),
  ...scripts
    .filter((file) => !isEntry(file) && !isBank(file))
    .map((file) => ({ what: `chunk ${nameOf(file)}`, bytes: brotli(file), most: 8_000 })),
  ...pages,
];

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + brotli(file), 0);
}

for (const { what, bytes, most } of budgets) {
  console.log(
    `${bytes > most ? 'OVER ' : 'ok   '} ${what}: ${bytes.toLocaleString('en')} B of ${most.toLocaleString('en')} B`,
  );
}
const over = budgets.filter(({ bytes, most }) => bytes > most).length;
console.log(`${budgets.length - over} within budget, ${over} over`);
if (over > 0) process.exitCode = 1;

// Part of `npm run check:lint`: comments and the English screens avoid words that make a sentence hard to read, and no
// sentence of a comment is too long (CONTRIBUTING.md).
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

const root = dirname(import.meta.dirname);

/** The folders whose comments are checked. */
const folders = [
  'bench',
  'build',
  'client',
  'content',
  'contract',
  'demo',
  'e2e',
  'exam',
  'interchange',
  'scripts',
  'server',
  'text',
];

/** The most words in a sentence. A good one has at most twenty. */
const mostWords = 30;

const hardWords = /\b(?:whoever|whomever|nobody|none of|of those who|somebody who)\b/gi;

/** Directives for other tools, whose words are theirs. */
const directive = /^\s*(?:oxlint-|prettier-|@ts-|v8 |c8 )/;

interface Comment {
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
  /** Whether it is a `//` comment that stands alone in its line. */
  readonly isLine: boolean;
}

/** The comments of a source; `//` comments of consecutive lines are one. */
function commentsOf(path: string, source: string): Comment[] {
  const { comments } = parseSync(path, source);
  const found: Comment[] = [];
  for (const { type, value, start } of comments) {
    const before = source.slice(0, start);
    const line = before.split('\n').length;
    const isLine = type === 'Line' && /(?:^|\n)[ \t]*$/.test(before);
    const text = value.replaceAll(/^[ \t]*\*+[ \t]?/gm, '').trim();
    if (directive.test(text)) continue;
    const last = found.at(-1);
    const follows = isLine && last?.isLine && line === last.line + last.text.split('\n').length;
    if (follows) found[found.length - 1] = { ...last, text: `${last.text}\n${text}` };
    else found.push({ text, line, isLine });
  }
  return found;
}

/** The sentences of a comment. A row of a table or a list, an empty line and a tag such as @param end one too. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=\s*[-|@•])/)
    .flatMap((paragraph) => paragraph.replaceAll(/\s+/g, ' ').split(/(?<=[.!?]["'”)]*) /));
}

/** What is hard to read in the comments of a source; `path` names its language, and stands before each problem. */
export function hardToRead(path: string, source: string): string[] {
  return commentsOf(path, source).flatMap(({ text, line }) => {
    const plain = text.replaceAll(/`[^`]*`/g, 'X');
    const words = [...plain.matchAll(hardWords)].map(([word]) => `"${word}" has a plainer word`);
    const long = sentencesOf(plain)
      .map((sentence) => ({ sentence, count: sentence.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0 }))
      .filter(({ count }) => count > mostWords)
      .map(({ sentence, count }) => `a sentence has ${count} words: "${sentence.slice(0, 40)} …"`);
    return [...words, ...long].map((problem) => `${path}:${line}: ${problem}`);
  });
}

/** The hard words on the screens whose English texts a source holds, as `hardToRead` gives them. */
export function hardOnScreens(path: string, source: string): string[] {
  const code = parseSync(path, source).comments.reduce((rest, { start, end }) => blank(rest, start, end), source);
  return [...code.matchAll(/'(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*'|`[^`]*`/g)].flatMap(({ 0: text, index }) =>
    [...text.matchAll(hardWords)].map(
      ([word]) => `${path}:${source.slice(0, index).split('\n').length}: "${word}" has a plainer word`,
    ),
  );
}

/** The text with blanks from `start` to `end`, so that the positions of the rest stay. */
function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end);
}

if (import.meta.main) {
  const problems = globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return [...hardToRead(file, source), ...(file.startsWith('text/en/') ? hardOnScreens(file, source) : [])];
    });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

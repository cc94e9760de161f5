// Checks that our commands run on every system. No script of package.json needs a POSIX shell, and the product starts no program but Node.
// Tests and benches of what only Linux has (disks, proxies, clusters) may start Debian's programs.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What cmd.exe reads differently from a POSIX shell, or not at all. `&&` is the same in both. */
const shellOnly: readonly (readonly [RegExp, string])[] = [
  [/(?<!cross-env(?: \S+)*)(?:^|&& *)\w+=/, 'sets a variable'],
  [/\bexec\b/, 'replaces the shell'],
  [/[$`']/, 'expands or quotes'],
  [/[;|<>]|&(?!&)(?<!&&)/, 'joins, pipes or redirects'],
  [/(?:^|&& *)(?:rm|cp|mv|mkdir|cat|test|sh|bash|sleep|kill|export)\b/, 'calls a program of POSIX'],
];

/** Programs besides Node that a file starts, and why it may. */
const programs: readonly (readonly [path: RegExp, why: string])[] = [
  [/^server\/(?:testing|faults)\//, 'databases and disks of the tests'],
  [/^e2e\//, 'proxies of the tests'],
  [/^bench\//, 'benches run on Linux, as docs/performance.md says'],
  [/^scripts\/motion\//, 'ffmpeg makes the films, which are in the repository'],
  [/^server\/platform\/backup\//, 'pg_dump and pg_restore come with PostgreSQL on every system'],
  [/^scripts\/setup\.mjs$/, 'npm, and apt-get where there is one'],
];

/**
 * The one form for a program that must get npm's signals. A POSIX shell becomes the program and never reaches the second half; cmd.exe does
 * not know exec and goes on to it.
 */
const execOrPlain = /^exec (.+) \|\| \1$/;

/** What in the scripts of package.json needs a POSIX shell, one sentence each. */
export function shellOnlyScripts(scripts: Readonly<Record<string, string>>): string[] {
  return Object.entries(scripts).flatMap(([name, script]) =>
    execOrPlain.test(script)
      ? []
      : shellOnly.filter(([form]) => form.test(script)).map(([, what]) => `the script "${name}" ${what}: ${script}`),
  );
}

/** The programs other than Node that a file starts, one sentence each; `path` is from the root, with slashes. */
export function foreignPrograms(path: string, source: string): string[] {
  if (!source.includes('node:child_process') || programs.some(([from]) => from.test(path))) return [];
  const calls = source.matchAll(/(?<![.\w])(?:spawn|exec|execFile)(?:Sync)?\(\s*([^,)\s]+)/g);
  return [...calls].flatMap(([call, program]) =>
    program === 'process.execPath' || program === 'program' ? [] : [`${path} starts another program: ${call}`],
  );
}

if (import.meta.main) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const files = globSync(
    '{build,client,content,contract,exam,interchange,scripts,server,text,e2e,bench}/**/*.{ts,tsx,mjs}',
    {
      cwd: root,
    },
  );
  const problems = [
    ...shellOnlyScripts(scripts),
    ...files.flatMap((file) => foreignPrograms(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8'))),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

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
  [/^server\/deployment\.test\.ts$/, 'what systemd and Caddy say of deploy/'],
  [/^bench\//, 'benches run on Linux, as docs/performance.md says'],
  [/^scripts\/motion\//, 'ffmpeg makes the films, which are in the repository'],
  [/^server\/platform\/backup\//, 'pg_dump and pg_restore come with PostgreSQL on every system'],
  [
    /^server\/features\/bank\/interchange\/apart\.ts$/,
    'a POSIX shell bounds the processor time, and Windows starts without',
  ],
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
  const calls = source.matchAll(/(?<![.\w])(?:spawn|exec|execFile)(?:Sync)?\(\s*([^,)\s]+)|\bexecPath:\s*([^,\s]+)/g);
  return [...calls].flatMap(([call, started, forked]) => {
    const program = started ?? forked;
    return program === 'process.execPath' || program === 'program' ? [] : [`${path} starts another program: ${call}`];
  });
}

/** What only some systems have, in files that run wherever Node does. */
const systemOnly: readonly (readonly [RegExp, string])[] = [
  [/(?<=['"`])\/(?:bin|dev|etc|proc|run|sys|tmp|usr|var)\/[^'"`]*/g, 'names a place that only some systems have'],
  [/(?<=['"])SIG(?!INT\b|TERM\b|KILL\b|HUP\b)[A-Z\d]+/g, 'uses a signal that Windows lacks'],
  [/import\.meta\.url\)\.pathname/g, 'cuts a path out of a URL, which is wrong on Windows'],
];

/** Files that may name such things, and why. */
const forOneSystem: readonly (readonly [path: RegExp, why: string])[] = [
  [
    /^server\/features\/bank\/interchange\/apart\.ts$/,
    'it starts otherwise on Windows, and the signals only tell why a process ended',
  ],
];

/** The product: it runs wherever Node does. */
const product =
  /^(?:build|client|content|contract|exam|interchange|server|text|scripts\/start\.ts$|scripts\/release)\b/;

/** Whether a file of the product, without its tests, is meant. */
const isProduct = (path: string) => product.test(path) && !/\.test\.tsx?$|\/(?:testing|faults)\//.test(path);

/** What a file of the product asks of the system that not every one has, one sentence each. */
export function systemOnlyParts(path: string, source: string): string[] {
  if (!isProduct(path) || forOneSystem.some(([file]) => file.test(path))) return [];
  return systemOnly.flatMap(([form, what]) => [...source.matchAll(form)].map(([found]) => `${path} ${what}: ${found}`));
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
    ...files.flatMap((file) => {
      const [path, source] = [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')];
      return [...foreignPrograms(path, source), ...systemOnlyParts(path, source)];
    }),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

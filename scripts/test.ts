// `npm test`: everything. The checks of what is written run beside the build, those of what is built and the fault tests
// beside the unit tests; the browser tests have the machine to themselves. Prints each step's output and time as it ends, and one line with the counts at the end.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = dirname(import.meta.dirname);
const results = join(root, 'test-results');

/** Where the many processes that tests start find the code compiled. */
const compiled = join(root, 'node_modules/.cache/tayari-compiled');

/** Tests make much that is soon of no use: Node clears it away in fewer and larger turns, which takes an eighth of their time off. */
const nodeOptions = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads how many single tests passed and failed; a step without it is one test. */
  readonly count?: () => Counts;
  readonly env?: Readonly<Record<string, string>>;
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface BrowserReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

interface Outcome extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** By npm's own script, which is started like any program on every system. */
const npmRun = (name: string, script: string): Step => ({
  name,
  command: [process.execPath, process.env['npm_execpath'] ?? 'npm', 'run', '-s', script],
});

/** First: what serves it must not be made anew under the tests that start a server. */
const build = npmRun('build', 'build');

const writtenChecks: readonly Step[] = [
  npmRun('types', 'check:types'),
  npmRun('style sheets', 'check:styles'),
  npmRun('security page', 'check:security'),
  npmRun('commands', 'check:commands'),
  npmRun('packages', 'check:packages'),
  npmRun('lint', 'check:lint'),
  npmRun('format', 'check:format'),
  npmRun('dead code', 'check:dead'),
  npmRun('content', 'content:check'),
];

const builtChecks: readonly Step[] = [npmRun('size', 'size'), npmRun('browser floor', 'check:floor')];

/** Hundreds of small databases and browser profiles, each for one test: where memory can hold them, nothing waits for a disk. */
const inMemory: Pick<Step, 'env'> = freeBytes('/dev/shm') > 4e9 ? { env: { TMPDIR: '/dev/shm' } } : {};

const units: Step = { ...unitTests('unit and server tests', 'unit.json'), ...inMemory };

/** These mostly wait, for servers that begin and end, and are about disks: they get a real one. */
const faults = unitTests('fault tests', 'faults.json', '--config', 'server/faults/vitest.config.ts');

const browser: Step = {
  ...inMemory,
  name: 'browser tests',
  command: [process.execPath, join(root, 'node_modules/@playwright/test/cli.js'), 'test'],
  count: () => {
    const { stats } = readReport('browser.json') as BrowserReport;
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  },
};

function unitTests(name: string, report: string, ...args: readonly string[]): Step {
  const file = join(results, report);
  return {
    name,
    command: [
      process.execPath,
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    count: () => {
      const { numPassedTests, numFailedTests } = readReport(report) as UnitReport;
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

function freeBytes(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function readReport(name: string): unknown {
  return JSON.parse(readFileSync(join(results, name), 'utf8'));
}

async function run({ name, command: [program, ...args], count, env = {} }: Step): Promise<Outcome> {
  const began = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, NODE_OPTIONS: nodeOptions, ...env },
  });
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0));
  });
  const [out, errors, ok] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const { passed, failed } = countOf(count, ok);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`\n── ${name}\n${out}${errors}── ${name}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s`);
  // A runner that failed without a failed test (a broken set-up, say) has failed all the same.
  return { name, seconds, passed, failed: ok ? failed : Math.max(1, failed) };
}

function countOf(count: Step['count'], ok: boolean): Counts {
  const one = { passed: Number(ok), failed: Number(!ok) };
  try {
    return count?.() ?? one;
  } catch {
    return one;
  }
}

async function inTurn(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
  for (const step of steps) outcomes.push(await run(step));
  return outcomes;
}

if (existsSync(results)) rmSync(results, { recursive: true });
mkdirSync(results);
const began = performance.now();
const written = await Promise.all([inTurn([build]), inTurn(writtenChecks)]);
const started = await Promise.all([inTurn([...builtChecks, faults]), inTurn([units])]);
const outcomes = [...written.flat(), ...started.flat(), await run(browser)];
const sum = (of: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[of], 0);
console.log('');
for (const { name, seconds, failed } of outcomes) {
  console.log(`${String(seconds).padStart(5)} s  ${name}${failed > 0 ? `: ${failed} failed` : ''}`);
}
console.log(`${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  in all\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
if (sum('failed') > 0) process.exitCode = 1;

// `npm test`: everything, in two lanes, so that two cores always have work. One lane has the build and the browser tests, which take
// longest; the other has the checks and all other tests. It prints each step's output and time when the step ends. At the end it names the
// failed tests again, as the last lines are what a reader sees, and prints one line of counts. It names the slowest files if the whole run
// takes too long. docs/decisions/2026-11-24-a-run-of-twelve-minutes.md
// On Windows and macOS it says what it leaves out.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { leftOutOn } from './left-out.ts';
import { readBrowserReport, readUnitReport, slowestFiles, type FileTime, type Run } from './test-reports.ts';

const root = dirname(import.meta.dirname);
const results = join(root, 'test-results');

/** The many processes that tests start find compiled code here. */
const compiled = join(root, 'node_modules/.cache/tayari-compiled');

/** Tests create many short-lived objects. Node then collects them in fewer and larger turns, which takes an eighth off their time. */
const nodeOptions = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

/** How long the whole run may take on two quiet cores. */
const mostSeconds = 720;

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads what its report says about its single tests. A step without a report counts as one test. */
  readonly read?: () => Run;
  readonly env?: Readonly<Record<string, string>>;
}

interface Outcome extends Run {
  readonly name: string;
  readonly seconds: number;
}

/** By npm's own script, which starts on every system like any program. */
const npmRun = (name: string, script: string, env: Step['env'] = {}): Step => ({
  name,
  command: [process.execPath, process.env['npm_execpath'] ?? 'npm', 'run', '-s', script],
  env,
});

/** The build has the other core. On one core the linter's type check takes a quarter less processor time than on several. */
const oneCore = { GOMAXPROCS: '1' };

/** First: the build must not replace files under the tests that start a server. */
const build: Step = { name: 'build', command: [process.execPath, join(root, 'build/build.ts'), '--if-changed'] };

const writtenChecks: readonly Step[] = [
  npmRun('types', 'check:types'),
  npmRun('style sheets', 'check:styles'),
  npmRun('security page', 'check:security'),
  npmRun('commands', 'check:commands'),
  npmRun('packages', 'check:packages'),
  npmRun('lint', 'check:lint', oneCore),
  npmRun('format', 'check:format'),
  npmRun('dead code', 'check:dead'),
  npmRun('content', 'content:check'),
];

const builtChecks: readonly Step[] = [
  npmRun('size', 'size'),
  npmRun('browser floor', 'check:floor'),
  npmRun('release', 'check:release'),
];

/** Hundreds of small databases and browser profiles, each for one test. If memory can hold them, nothing waits for a disk. */
const inMemory: Pick<Step, 'env'> = freeBytes('/dev/shm') > 4e9 ? { env: { TMPDIR: '/dev/shm' } } : {};

const leftOut = leftOutOn(process.platform);
const runsHere = (part: (typeof leftOut)[number]['part']) => leftOut.every((each) => each.part !== part);

const onlyHere = [
  ...(runsHere('server tests') ? [] : ['--project=product', '--project=client']),
  ...(runsHere('tests of the set-up') ? [] : ['--exclude=scripts/setup.test.ts']),
];

const units: Step = { ...unitTests('unit and server tests', 'unit.json', ...onlyHere), ...inMemory };

/** These tests mostly wait for servers to start and end. They are about disks, so they get a real one. */
const faults = unitTests('fault tests', 'faults.json', '--config', 'server/faults/vitest.config.ts');

const browser: Step = {
  ...inMemory,
  name: 'browser tests',
  command: [process.execPath, join(root, 'node_modules/@playwright/test/cli.js'), 'test'],
  read: () => readBrowserReport(reportText('browser.json'), 'e2e'),
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
    read: () => readUnitReport(reportText(report), root),
  };
}

function freeBytes(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const reportText = (name: string) => readFileSync(join(results, name), 'utf8');

async function run({ name, command: [program, ...args], read, env = {} }: Step): Promise<Outcome> {
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
  const { passed, failed, files, failures } = readRun(read, ok);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`\n── ${name}\n${out}${errors}── ${name}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s`);
  // A runner that failed without a failed test (for example a broken set-up) counts as failed too.
  return { name, seconds, passed, failed: ok ? failed : Math.max(1, failed), files, failures };
}

function readRun(read: Step['read'], ok: boolean): Run {
  const one = { passed: Number(ok), failed: Number(!ok), files: [], failures: [] };
  try {
    return read?.() ?? one;
  } catch {
    return one;
  }
}

async function inTurn(steps: Iterable<Step>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
  for (const step of steps) outcomes.push(await run(step));
  return outcomes;
}

if (existsSync(results)) rmSync(results, { recursive: true });
mkdirSync(results);
const began = performance.now();
const building = run(build);
/** The lane that is ready first takes the next of these. */
const lastSteps = [...(runsHere('fault tests') ? [faults] : []), ...builtChecks].values();
const [beside, inBrowser] = await Promise.all([
  inTurn(writtenChecks).then(async (checked) => {
    await building;
    return [...checked, await run(units), ...(await inTurn(lastSteps))];
  }),
  building.then(async () => [...(runsHere('browser tests') ? [await run(browser)] : []), ...(await inTurn(lastSteps))]),
]);
const outcomes = [await building, ...beside, ...inBrowser];
const sum = (of: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[of], 0);
console.log('');
for (const { name, seconds, failed } of outcomes) {
  console.log(`${String(seconds).padStart(5)} s  ${name}${failed > 0 ? `: ${failed} failed` : ''}`);
}
const inAll = Math.round((performance.now() - began) / 1000);
console.log(`${String(inAll).padStart(5)} s  in all\n`);
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`${failure}\n`);
for (const { part, why } of leftOut) console.log(`Left out: ${part}, since ${why}.`);
if (inAll > mostSeconds) warn(outcomes.flatMap(({ files }) => files));
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
if (sum('failed') > 0) process.exitCode = 1;

function warn(times: readonly FileTime[]): void {
  const slowest = slowestFiles(times, 10).map(({ file, seconds }) => `${file} ${Math.round(seconds)} s`);
  console.log(`Warning: ${inAll} s are more than ${mostSeconds} s. The slowest files: ${slowest.join(', ')}\n`);
}

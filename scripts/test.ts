// `npm test`: everything, in the order in which it fails fastest. Prints one line with the counts at the end.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const results = join(root, 'test-results');

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads how many single tests passed and failed; a step without it is one test. */
  readonly count?: () => Counts;
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface BrowserReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const browserResults = join(results, 'browser.json');

const steps: readonly Step[] = [
  { name: 'types', command: ['npm', 'run', '-s', 'check:types'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'check:lint'] },
  { name: 'format', command: ['npm', 'run', '-s', 'check:format'] },
  { name: 'dead code', command: ['npm', 'run', '-s', 'check:dead'] },
  { name: 'content', command: ['npm', 'run', '-s', 'content:check'] },
  unitTests('unit and server tests', 'unit.json'),
  unitTests('fault tests', 'faults.json', '--config', 'server/faults/vitest.config.ts'),
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  { name: 'size', command: ['npm', 'run', '-s', 'size'] },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    count: () => {
      const { stats } = readJson(browserResults) as BrowserReport;
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  },
];

function unitTests(name: string, report: string, ...args: readonly string[]): Step {
  const file = join(results, report);
  return {
    name,
    command: ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    count: () => {
      const { numPassedTests, numFailedTests } = readJson(file) as UnitReport;
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function run({ name, command, count }: Step): Counts {
  const began = performance.now();
  console.log(`\n── ${name}`);
  const [program, ...args] = command;
  const { status } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const { passed, failed } = countOf(count, status === 0);
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - began) / 1000)} s`,
  );
  // A runner that failed without a failed test (a broken set-up, say) has failed all the same.
  return { passed, failed: status === 0 ? failed : Math.max(1, failed) };
}

function countOf(count: Step['count'], ok: boolean): Counts {
  const one = { passed: Number(ok), failed: Number(!ok) };
  try {
    return count?.() ?? one;
  } catch {
    return one;
  }
}

if (existsSync(results)) rmSync(results, { recursive: true });
mkdirSync(results);
const all = steps.map((step) => run(step));
const passed = all.reduce((sum, counts) => sum + counts.passed, 0);
const failed = all.reduce((sum, counts) => sum + counts.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

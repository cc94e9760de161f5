import { isAbsolute, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** A file of tests, and how long its tests ran, in seconds, summed over the workers. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** The parts of a unit tests' report that this file reads. */
const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

interface BrowserResult {
  readonly duration: number;
  readonly status: string;
  readonly errors: readonly { readonly message?: string | undefined }[];
}

interface Suite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly BrowserResult[] }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const browserResult = z.object({
  duration: z.number(),
  status: z.string(),
  errors: z.array(z.object({ message: z.string().optional() })),
});

const suite: z.ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ results: z.array(browserResult) })) })),
  get suites() {
    return z.array(suite).optional();
  },
});

/** The parts of a browser tests' report that this file reads. */
const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
});

/** What a report says about a run. */
export interface Run {
  readonly passed: number;
  readonly failed: number;
  readonly files: readonly FileTime[];
  /** The failed tests, a few lines each: file, name, and how the message begins. */
  readonly failures: readonly string[];
}

/** Reads the report of the unit tests of a project at `root`. Throws when the file is not such a report. */
export function readUnitReport(text: string, root: string): Run {
  const { numPassedTests, numFailedTests, testResults } = unitReport.parse(JSON.parse(text));
  const fileOf = (name: string) => (isAbsolute(name) ? relative(root, name) : name);
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: fileOf(name),
    seconds: (endTime - startTime) / 1000,
  }));
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failureOf(fileOf(name), fullName, failureMessages?.[0])),
  );
  return { passed: numPassedTests, failed: numFailedTests, files, failures };
}

/**
 * Reads the report of the browser tests in `folder`. Throws when there is no such report. A test that passed at its second try counts as
 * failed.
 */
export function readBrowserReport(text: string, folder: string): Run {
  const { stats, suites } = browserReport.parse(JSON.parse(text));
  const files = suites.map((each) => ({ file: join(folder, each.file), seconds: millisecondsOf(each) / 1000 }));
  const failures = suites.flatMap((each) => failuresOf(each, folder));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, files, failures };
}

function failuresOf({ file, specs, suites = [] }: Suite, folder: string): readonly string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => !['passed', 'skipped'].includes(status))
      .map(({ errors }) => failureOf(join(folder, file), title, errors[0]?.message)),
  );
  return [...own, ...suites.flatMap((each) => failuresOf(each, folder))];
}

/** The most lines of a message that name a failure. */
const mostMessageLines = 8;

function failureOf(file: string, name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`${file}: ${name}`, ...lines.slice(0, mostMessageLines).map((line) => `    ${line.slice(0, 300)}`)].join(
    '\n',
  );
}

function millisecondsOf({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(millisecondsOf)].reduce((sum, each) => sum + each, 0);
}

/** The files that took longest, at most `count`, each once. A file can run over two databases. */
export function slowestFiles(times: readonly FileTime[], count: number): readonly FileTime[] {
  const sums = new Map<string, number>();
  for (const { file, seconds } of times) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums]
    .map(([file, seconds]) => ({ file, seconds }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

import { isAbsolute, join, relative } from 'node:path';
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
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

interface Suite {
  readonly file: string;
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) })),
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
}

/** Reads the report of the unit tests of a project at `root`. Throws when the file is not such a report. */
export function readUnitReport(text: string, root: string): Run {
  const { numPassedTests, numFailedTests, testResults } = unitReport.parse(JSON.parse(text));
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: isAbsolute(name) ? relative(root, name) : name,
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests, files };
}

/**
 * Reads the report of the browser tests in `folder`. Throws when there is no such report. A test that passed at its second try counts as
 * failed.
 */
export function readBrowserReport(text: string, folder: string): Run {
  const { stats, suites } = browserReport.parse(JSON.parse(text));
  const files = suites.map((each) => ({ file: join(folder, each.file), seconds: millisecondsOf(each) / 1000 }));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, files };
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

import { describe, expect, it } from 'vitest';
import { readBrowserReport, readUnitReport, slowestFiles } from './test-reports.ts';

const result = (duration: number) => ({ results: [{ duration, status: 'passed' }] });

describe('the report of a run', () => {
  it('of unit tests says how many passed, and how long each file took', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [{ name: '/p/exam/a.test.ts', startTime: 1000, endTime: 3500, assertionResults: [] }],
    };
    expect(readUnitReport(JSON.stringify(report), '/p')).toEqual({
      passed: 4,
      failed: 1,
      files: [{ file: 'exam/a.test.ts', seconds: 2.5 }],
    });
  });

  it('of browser tests counts a test of a second try as failed, and adds up a file and what is described in it', () => {
    const inner = { file: 'a.test.ts', specs: [{ tests: [result(2000), result(500)] }], suites: [] };
    const report = {
      stats: { expected: 3, unexpected: 1, flaky: 1 },
      suites: [{ file: 'a.test.ts', specs: [{ tests: [result(1000)] }], suites: [inner] }],
    };
    expect(readBrowserReport(JSON.stringify(report), 'e2e')).toEqual({
      passed: 3,
      failed: 2,
      files: [{ file: 'e2e/a.test.ts', seconds: 3.5 }],
    });
  });

  it('is refused when it is none', () => {
    expect(() => readUnitReport('{}', '/p')).toThrow('Invalid input');
    expect(() => readBrowserReport('{}', 'e2e')).toThrow('Invalid input');
  });
});

it('the slowest files come first, each once', () => {
  const times = [
    { file: 'a', seconds: 1 },
    { file: 'b', seconds: 4 },
    { file: 'a', seconds: 5 },
    { file: 'c', seconds: 2 },
  ];
  expect(slowestFiles(times, 2)).toEqual([
    { file: 'a', seconds: 6 },
    { file: 'b', seconds: 4 },
  ]);
});

import { describe, expect, it } from 'vitest';
import { readBrowserReport, readUnitReport, slowestFiles } from './test-reports.ts';

const result = (duration: number, message?: string) => {
  const errors = message === undefined ? [] : [{ message }];
  return { results: [{ duration, status: message === undefined ? 'passed' : 'timedOut', errors }] };
};

describe('the report of a run', () => {
  it('of unit tests says how many passed, and how long each file took', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [
        {
          name: '/p/exam/a.test.ts',
          startTime: 1000,
          endTime: 3500,
          assertionResults: [
            { fullName: 'a mark is whole', status: 'failed', failureMessages: ['expected 1\n\n    at x'] },
            { fullName: 'a mark is not lost', status: 'passed', failureMessages: [] },
          ],
        },
      ],
    };
    expect(readUnitReport(JSON.stringify(report), '/p')).toEqual({
      passed: 4,
      failed: 1,
      files: [{ file: 'exam/a.test.ts', seconds: 2.5 }],
      failures: ['exam/a.test.ts: a mark is whole\n    expected 1\n        at x'],
    });
  });

  it('of browser tests counts a test of a second try as failed, and adds up a file and what is described in it', () => {
    const inner = {
      file: 'a.test.ts',
      specs: [{ title: 'in it', tests: [result(2000), result(500, '\u001B[31mred\u001B[39m')] }],
      suites: [],
    };
    const report = {
      stats: { expected: 3, unexpected: 1, flaky: 1 },
      suites: [{ file: 'a.test.ts', specs: [{ title: 'on it', tests: [result(1000)] }], suites: [inner] }],
    };
    expect(readBrowserReport(JSON.stringify(report), 'e2e')).toEqual({
      passed: 3,
      failed: 2,
      files: [{ file: 'e2e/a.test.ts', seconds: 3.5 }],
      failures: ['e2e/a.test.ts: in it\n    red'],
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

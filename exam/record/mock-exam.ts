const prefix = 'mock/';

/** The exam id of a mock of a pattern in the record. */
export function mockExam(pattern: string): string {
  return prefix + pattern;
}

/** The pattern of the mock that an exam's id names; null for any other exam. */
export function patternOfMock(exam: string): string | null {
  return exam.startsWith(prefix) ? exam.slice(prefix.length) : null;
}

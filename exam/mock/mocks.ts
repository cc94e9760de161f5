import { readyPatterns, type ReadyPattern } from '#exam/ready-patterns.ts';

/** The patterns that are sat as mocks, by their names in addresses (/mock/{pattern}). */
export const mockNames = ['tu-bsc-csit', 'tu-bca', 'plus-two-science'] as const;
export type MockName = (typeof mockNames)[number];

/** The mock of a name as an address has it, or undefined. */
export function mockNamed(name: string | undefined): MockName | undefined {
  return mockNames.find((known) => known === name);
}

/** The pattern of a mock. */
export function patternOf(name: MockName): ReadyPattern {
  return readyPatterns.find((pattern) => pattern.name === name) as ReadyPattern;
}

/** What a mock is called in the record (exam/record/record.ts). */
export function mockExam(name: MockName): string {
  return `mock/${name}`;
}

/** Which mock an exam of the record is, or undefined for any other exam. */
export function mockOfExam(exam: string): MockName | undefined {
  return mockNames.find((name) => mockExam(name) === exam);
}

import { readyPatterns, type ReadyPattern } from '#exam/ready-patterns.ts';
import { patternOfMock } from '#exam/record/mock-exam.ts';

/** The patterns that are offered as mocks, by their names in addresses (/mock/{pattern}). */
export const mockNames = ['tu-bsc-csit', 'tu-bca', 'plus-two-science'] as const;
export type MockName = (typeof mockNames)[number];

/** The mock with this name in an address, or undefined. */
export function mockNamed(name: string | undefined): MockName | undefined {
  return mockNames.find((known) => known === name);
}

/** The pattern of a mock. */
export function patternOf(name: MockName): ReadyPattern {
  return readyPatterns.find((pattern) => pattern.name === name) as ReadyPattern;
}

/** The mock that an exam id of the record stands for, or undefined for any other exam. */
export function mockOfExam(exam: string): MockName | undefined {
  return mockNamed(patternOfMock(exam) ?? undefined);
}

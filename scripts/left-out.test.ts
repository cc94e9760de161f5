import { expect, it } from 'vitest';
import { leftOutOn } from './left-out.ts';

it.each([
  ['linux', []],
  ['darwin', ['server tests', 'fault tests', 'browser tests']],
  ['win32', ['server tests', 'fault tests', 'browser tests', 'tests of the set-up']],
] as const)('on %s npm test leaves out what needs Linux', (system, parts) => {
  expect(leftOutOn(system).map(({ part }) => part)).toEqual(parts);
});

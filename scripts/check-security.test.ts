import { expect, it } from 'vitest';
import { wrongRows } from './check-security.ts';

it.each([
  ['a row that says met and names nothing', '| 6.1.1 Limits | met | below |', 'says "met" and names no test'],
  ['a file that is none', '| 6.1.1 | met | `nothing.test.ts` |', 'names nothing.test.ts, which is no file'],
  [
    'a title that no test has',
    'kept by `server/platform/security/limits.test.ts`: “stop everybody”',
    'names “stop everybody”, which no test of server/platform/security/limits.test.ts is called',
  ],
])('finds %s', (_, line, problem) => {
  expect(wrongRows(`# Security\n${line}`)).toEqual([`line 2 ${problem}`]);
});

it.each([
  '| 6.1.1 Limits | met | `server/platform/security/limits.test.ts`: “stop guesses”, “never her own device”; `server/features/accounts/reset.test.ts` |',
  '| 7.4.4 Logout | met | `e2e/accounts.test.ts`, `server/app.test.ts` |',
  '| 6.2.10 No forced change | by design | nothing expires |',
])('finds nothing in %s', (line) => expect(wrongRows(line)).toEqual([]));

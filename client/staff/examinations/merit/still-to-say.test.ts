import { expect, it } from 'vitest';
import { stillToSay } from './still-to-say.ts';

const nothing = { endNow: false, keep: false, reason: '' };

it.each([
  ['nothing where no objection is passed over', { endNow: false, keep: false }, nothing, undefined],
  ['what happens to the time', { endNow: true, keep: false }, nothing, 'objections'],
  ['what happens to the undecided', { endNow: true, keep: true }, { ...nothing, endNow: true }, 'objections'],
  ['then the reason', { endNow: true, keep: false }, { ...nothing, endNow: true, reason: ' ' }, 'reason'],
  ['and no more', { endNow: true, keep: true }, { endNow: true, keep: true, reason: 'Heard.' }, undefined],
] as const)('asks for %s', (_, needs, said, missing) => {
  expect(stillToSay(needs, said)).toBe(missing);
});

import { expect, it } from 'vitest';
import { feeState, type FeeFacts } from './settle-fees.ts';
import { voucherKey } from './voucher-key.ts';

const line = (amount_paisa: number, day: string | null = '2026-11-18') => ({ id: 'line', amount_paisa, day });
const facts: FeeFacts = {
  owed: 100_000,
  way: 'voucher',
  voucher: { number: '0091', day: '2026-11-18' },
  lines: [],
  byHand: undefined,
  paid: 0,
};
const stateOf = (more: Partial<FeeFacts>) => feeState({ ...facts, ...more });

it('of a voucher follows the bank’s line, by its amount and day', () => {
  expect(stateOf({})).toBe('claimed');
  expect(stateOf({ lines: [line(100_000)] })).toBe('matched');
  expect(stateOf({ lines: [line(100_000, null)] })).toBe('matched');
  expect(stateOf({ lines: [line(100_000, '2026-11-19')] })).toBe('differs');
  expect(stateOf({ lines: [line(150_000)] })).toBe('differs');
  expect(stateOf({ lines: [line(150_000), line(100_000)] })).toBe('matched');
});

it('follows a person before the bank, and a provider before both', () => {
  expect(stateOf({ byHand: 'line', lines: [] })).toBe('matched');
  expect(stateOf({ byHand: null, lines: [line(100_000)] })).toBe('claimed');
  expect(stateOf({ byHand: null, paid: 100_000 })).toBe('paid');
});

it('is owed until the provider says that all of it was paid', () => {
  const esewa = { way: 'esewa', voucher: null } as const;
  expect(stateOf(esewa)).toBe('owed');
  expect(stateOf({ ...esewa, paid: 50_000 })).toBe('differs');
  expect(stateOf({ ...esewa, paid: 100_000 })).toBe('paid');
  expect(stateOf({ owed: 0, lines: [line(5)] })).toBe('none');
});

it('compares numbers of vouchers whatever their script, blanks and zeros in front', () => {
  expect(['0091 877', '९१८७७', 'No-91877', '000'].map(voucherKey)).toEqual(['91877', '91877', 'no91877', '0']);
});

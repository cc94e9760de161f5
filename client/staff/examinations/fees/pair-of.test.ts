import { expect, it } from 'vitest';
import { pairOf } from './pair-of.ts';

const voucher = { bank: 'RBB', number: '0091 877', day: '2026-11-18' };
const line = { id: '1', number: '91877', rupees: 1000, day: '2026-11-18', name: 'A', phone: '' };
const pair = (more: object) => pairOf({ voucher, line, owed: 1000, state: 'claimed', ...more });

it('says what differs between a voucher and the bank’s line', () => {
  expect(pair({ state: 'matched' })).toEqual({ sign: '=', differs: { number: false, amount: false, day: false } });
  expect(pair({ line: { ...line, rupees: 1500 } })).toMatchObject({ sign: '≠', differs: { amount: true } });
  expect(pair({ line: { ...line, day: '2026-11-19' } })).toMatchObject({ sign: '≠', differs: { day: true } });
  expect(pair({ line: { ...line, day: null } }).sign).toBe('=');
  expect(pair({ line: { ...line, number: '918777' } })).toMatchObject({ sign: '≈', differs: { number: true } });
  expect(pair({ line: null }).sign).toBe('');
});

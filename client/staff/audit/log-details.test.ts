import { expect, test } from 'vitest';
import { toldOf } from './log-details.ts';

test.each<[details: Record<string, unknown>, says: string]>([
  [{ accountsFromHere: 3 }, 'Accounts that failed from this address: 3'],
  [{ limit: 'login-account-address' }, 'Limit: Wrong passwords at one account from one address'],
  [{ sessions: 'all others' }, 'Sessions: all others'],
  [{ role: 'staff' }, 'Role: Staff'],
  [{ kind: 'near-duplicate' }, 'Kind: Near duplicates'],
  [{ texts: ['stem', 'figure'] }, 'Texts changed: Stem; Figure'],
  [{ list: 'open' }, 'List: Open'],
  [{ before: 'sealed', after: 'draft' }, 'null: Sealed > Draft'],
  [{ before: 'student', after: 'admin' }, 'null: Student > Admin'],
  [{ before: { status: 'draft' }, after: { status: 'retired' } }, 'Status: Draft > Retired'],
  [{ before: { tieBreaks: ['fewer-wrong'] }, after: { tieBreaks: [] } }, 'Order of equal totals: Fewer wrong > –'],
])('%j is said as %s', (details, says) => {
  expect(inOneLine(details)).toBe(says);
});

test('what somebody wrote is no role and no state, whatever it is called', () => {
  const room = { before: { room: 'staff' }, after: { room: 'constructor' } };
  expect(inOneLine(room)).toBe('Room: staff > constructor');
  expect(inOneLine({ list: 'staff' })).toBe('List: staff');
  expect(inOneLine({ role: 'constructor', groups: ['draft'] })).toBe('Role: constructor, Groups: draft');
});

function inOneLine(details: Record<string, unknown>): string {
  return toldOf(details, 'Asia/Kathmandu')
    .map(({ of, before, after }) => `${of}: ${before === undefined ? '' : `${before} > `}${after}`)
    .join(', ');
}

import { expect, it } from 'vitest';
import { yesOf } from './yes-of.ts';

const asked = {
  step: 'seal',
  askedBy: 'Sunita',
  askedAt: '2026-11-25T05:00:00Z',
  agreedBy: null,
  agreedAt: null,
  isOwn: false,
  isCurrent: true,
} as const;
const agreed = { ...asked, agreedBy: 'Kamala', agreedAt: '2026-11-25T06:00:00Z' };
const stateOf = (row: typeof asked | typeof agreed | object) => yesOf({ rows: [{ ...asked, ...row }] }, 'seal').state;

it('the yes to a step is asked for by one examiner, given by another, and ended by a change', () => {
  expect(yesOf({ rows: [asked] }, 'final').state).toBe('not-asked');
  expect([stateOf(asked), stateOf({ isOwn: true }), stateOf(agreed)]).toEqual(['asked', 'own', 'agreed']);
  expect(stateOf({ ...agreed, isCurrent: false })).toBe('changed');
});

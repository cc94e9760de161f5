import { describe, expect, it } from 'vitest';
import { after, asksFirst, refusalOf } from './duty-change.ts';

const change = {
  duty: 'teacher',
  held: ['examiner'],
  emailProven: true,
  isOwn: false,
  heads: 1,
  giver: ['head'],
} as const;

describe('a change of a duty', () => {
  it('gives what a person has not, and takes what a person has', () => {
    expect(after(change)).toEqual(['examiner', 'teacher']);
    expect(after({ ...change, duty: 'examiner' })).toEqual([]);
  });

  it('leaves the last head, and the operator to operators', () => {
    const head = { ...change, duty: 'head', held: ['head'] } as const;
    expect([refusalOf(head), refusalOf({ ...head, heads: 2 })]).toEqual(['last-head', null]);
    const operator = { ...change, duty: 'operator' } as const;
    expect([refusalOf(operator), refusalOf({ ...operator, giver: ['head', 'operator'] })]).toEqual(['operator', null]);
    expect(refusalOf({ ...change, duty: 'head' })).toBeNull();
  });

  it('asks before much is opened or shut, and before an unproven e-mail gets a duty', () => {
    expect(asksFirst(change)).toBe(false);
    expect(asksFirst({ ...change, duty: 'head' })).toBe(true);
    expect(asksFirst({ ...change, duty: 'examiner' })).toBe(true);
    expect(asksFirst({ ...change, emailProven: false })).toBe(true);
    const two = { ...change, held: ['head', 'examiner'], duty: 'examiner' } as const;
    expect([asksFirst(two), asksFirst({ ...two, isOwn: true })]).toEqual([false, true]);
  });
});

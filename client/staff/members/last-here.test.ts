import { expect, it } from 'vitest';
import { daysLeft, lastHere } from './last-here.ts';

const at = (time: string) => Date.parse(`2026-11-${time}+05:45`);
const kathmandu = 'Asia/Kathmandu';

it('a person was here today, yesterday or earlier by the clock of the place', () => {
  const now = at('25T00:10');
  expect(lastHere(at('25T00:01'), now, kathmandu)).toBe('today');
  expect(lastHere(at('24T00:01'), now, kathmandu)).toBe('yesterday');
  expect(lastHere(at('23T23:59'), now, kathmandu)).toBe('earlier');
});

it('a link has its days left, or is over', () => {
  const now = at('25T12:00');
  expect(daysLeft(at('25T13:00'), now)).toEqual({ isOver: false, days: 1 });
  expect(daysLeft(at('30T11:00'), now)).toEqual({ isOver: false, days: 5 });
  expect(daysLeft(at('25T12:00'), now)).toEqual({ isOver: true, days: 0 });
  expect(daysLeft(at('24T11:00'), now)).toEqual({ isOver: true, days: 1 });
});

import { describe, expect, it } from 'vitest';
import { nepalTime } from '#text/dates.ts';
import { daysBetween, leftUntil } from './left-until.ts';

const at = (text: string) => Date.parse(`${text}+05:45`);
const left = (until: string, now: string) => leftUntil(at(until), at(now), nepalTime);

describe('the time until a moment', () => {
  it('is told in days of the calendar, as people count them', () => {
    expect(left('2026-11-26T17:00', '2026-11-23T21:14')).toEqual({ unit: 'days', count: 3 });
    expect(left('2026-11-26T00:15', '2026-11-25T23:50')).toEqual({ unit: 'days', count: 1 });
  });

  it('is told in hours on the last day, and in minutes in the last hour', () => {
    expect(left('2026-11-26T17:00', '2026-11-26T09:30')).toEqual({ unit: 'hours', count: 7 });
    expect(left('2026-11-26T17:00', '2026-11-26T16:00')).toEqual({ unit: 'hours', count: 1 });
    expect(left('2026-11-26T17:00', '2026-11-26T16:18')).toEqual({ unit: 'minutes', count: 42 });
    expect(left('2026-11-26T17:00', '2026-11-26T16:59:59')).toEqual({ unit: 'minutes', count: 1 });
  });

  it('is nothing for a moment that has passed', () => {
    expect(left('2026-11-26T17:00', '2026-11-26T17:00')).toEqual({ unit: 'minutes', count: 0 });
    expect(left('2026-11-20T17:00', '2026-11-26T17:00')).toEqual({ unit: 'minutes', count: 0 });
  });

  it('counts days backwards too', () => {
    expect(daysBetween(at('2026-11-26T17:00'), at('2026-11-24T08:00'), nepalTime)).toBe(-2);
  });
});

import { describe, expect, it } from 'vitest';
import { nextDate, noticeDates } from './notice-dates.ts';

const notice = {
  opensAt: '2026-11-01T04:15:00.000Z',
  closesAt: '2026-11-26T11:15:00.000Z',
  lateUntil: '2026-11-30T11:15:00.000Z',
  correctionUntil: '2026-11-30T11:15:00.000Z',
  cardsFrom: '2026-12-08T04:15:00.000Z',
  startsAt: '2026-12-12T05:15:00.000Z',
  resultBy: '2026-12-20',
};

describe('the dates of a notice', () => {
  it('stand in the order of time, with one line where late applications and corrections end together', () => {
    expect(noticeDates(notice).map(({ step }) => step)).toEqual([
      'opens',
      'closes',
      'late-and-corrections',
      'cards',
      'examination',
      'result',
    ]);
  });

  it('have a line each where they end apart, and no line for what is not said', () => {
    const dates = noticeDates({ ...notice, lateUntil: null, cardsFrom: null, resultBy: null });
    expect(dates.map(({ step }) => step)).toEqual(['opens', 'closes', 'corrections', 'examination']);
  });

  it('show the next one, and which of them is a day without an hour', () => {
    const dates = noticeDates(notice);
    expect(nextDate(dates, Date.parse('2026-11-23T00:00Z'))?.step).toBe('closes');
    expect(nextDate(dates, Date.parse('2026-12-12T05:15Z'))).toMatchObject({ step: 'result', dayOnly: true });
    expect(nextDate(dates, Date.parse('2027-01-01T00:00Z'))).toBeUndefined();
  });
});

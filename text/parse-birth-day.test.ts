import { describe, expect, it, test } from 'vitest';
import { parseBirthDay } from './parse-birth-day.ts';

it.each([
  ['2009-04-30'],
  ['2066-01-17'],
  ['BS 2066-01-17'],
  ['bs2066-01-17'],
  ['B.S. 2066/1/17'],
  ['वि.सं. २०६६-०१-१७'],
  ['२०६६.१.१७'],
  ['2066-01-17 BS'],
  ['AD 2009-04-30'],
  ['2009/4/30 A.D.'],
  ['30/04/2009'],
  ['04/30/2009'],
  ['17.1.2066'],
])('%s is the 30th of April 2009', (text) => {
  expect(parseBirthDay(text)).toEqual({ day: '2009-04-30' });
});

it.each([
  '',
  '2066',
  '2066-13-01',
  '2066-01-40',
  '30/04/09',
  '2009-02-30',
  'x 2009-04-30',
  '2009-04-30 x',
  '38000',
  '31/31/2066',
])('%j is no day', (text) => {
  expect(parseBirthDay(text)).toBeUndefined();
});

it('is no day after today, and a year after this one is of Bikram Sambat or is asked for', () => {
  const today = '2026-11-24';
  expect(parseBirthDay('2026-11-25', { today })).toBeUndefined();
  expect(parseBirthDay('AD 2028-05-12', { today })).toBeUndefined();
  expect(parseBirthDay('2028-05-12', { today })).toEqual({ ask: 'calendar' });
  expect(parseBirthDay('2028-05-12', { today, column: 'BS' })).toEqual({ day: '1971-08-28' });
});

it('is not looked for in a text of many letters', () => {
  expect(parseBirthDay(`BS${' '.repeat(100_000)}x`)).toBeUndefined();
});

describe('what a text does not say is asked, never guessed', () => {
  it('of which calendar a year between the two is', () => {
    expect(parseBirthDay('2035-01-02')).toEqual({ ask: 'calendar' });
    expect(parseBirthDay('2035-01-02', { calendar: 'BS' })).toEqual({ day: '1978-04-15' });
    expect(parseBirthDay('2005-01-02', { calendar: 'BS' })).toEqual({ day: '2005-01-02' });
  });
  it('which of two small numbers is the day', () => {
    expect(parseBirthDay('3/4/2009')).toEqual({ ask: 'order' });
    expect(parseBirthDay('3/4/2009', { order: 'day-first' })).toEqual({ day: '2009-04-03' });
    expect(parseBirthDay('3/4/2009', { order: 'month-first' })).toEqual({ day: '2009-03-04' });
    expect(parseBirthDay('4/4/2009')).toEqual({ day: '2009-04-04' });
  });
  it('of what is in a column of the other calendar', () => {
    expect(parseBirthDay('2005-04-03', { column: 'BS', calendar: 'BS' })).toEqual({ ask: 'calendar' });
    expect(parseBirthDay('AD 2005-04-03', { column: 'BS' })).toEqual({ day: '2005-04-03' });
  });
});

test('years before both calendars’ overlap are of our own time', () => {
  expect(parseBirthDay('1968-05-01')).toEqual({ day: '1968-05-01' });
});

import { expect, test } from 'vitest';
import { parseDay } from './parse-day.ts';

test.each([
  ['2008-05-28', '2008-05-28'],
  ['BS 2065-02-15', '2008-05-28'],
  [' bs2065-02-15 ', '2008-05-28'],
  ['BS २०६५-०२-१५', '2008-05-28'],
  ['२००८-०५-२८', '2008-05-28'],
])('%s is %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test.each(['', 'BS', 'BS 2065-2-15', '2065/02/15', 'BS 2065-02-33', 'BS 2100-01-01', '2026-02-30', 'AD 2008-05-28'])(
  '%s is no day',
  (text) => {
    expect(parseDay(text)).toBeUndefined();
  },
);

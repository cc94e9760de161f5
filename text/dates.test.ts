import { expect, test } from 'vitest';
import {
  dayAt,
  dayIn,
  dayOfYearIn,
  momentIn,
  momentInBoth,
  momentOf,
  momentTwice,
  shortDayInBoth,
  timeAt,
  withGate,
} from './dates.ts';

test('a day is shown in the language of the screen', () => {
  expect(dayIn('en', '2026-11-22')).toBe('22 November 2026');
  expect(dayIn('ne', '2026-11-22')).toBe('२०८३ मंसिर ६, आइतबार (22 Nov 2026)');
  expect(dayIn('ne', '2015-09-20')).toBe('२०७२ असोज ३, आइतबार (20 Sep 2015)');
  expect(dayIn('ne', '2015-04-25')).toBe('२०७२ वैशाख १२, शनिबार (25 Apr 2015)');
});

test('a day without a Bikram Sambat date that is known is shown as the world writes it', () => {
  expect(dayIn('ne', '2043-04-14')).toBe('14 Apr 2043');
});

test('what is no day is refused', () => {
  expect(() => dayIn('ne', 'someday')).toThrow(RangeError);
  expect(() => dayIn('en', '2026-13-01')).toThrow(RangeError);
});

test('Nepal is 5 h 45 min ahead: its day begins at 18:15 UTC', () => {
  const before = Date.UTC(2026, 10, 21, 18, 14);
  const after = Date.UTC(2026, 10, 21, 18, 15);
  expect([dayAt(before), timeAt(before)]).toEqual(['2026-11-21', '23:59']);
  expect([dayAt(after), timeAt(after)]).toEqual(['2026-11-22', '00:00']);
});

test('a moment is shown by the clock of its zone', () => {
  const moment = Date.UTC(2026, 10, 22, 5, 15);
  expect(momentIn('en', moment)).toBe('22 November 2026, 11:00');
  expect(momentIn('ne', moment)).toBe('२०८३ मंसिर ६, आइतबार (22 Nov 2026), 11:00');
  expect(momentIn('en', moment, 'America/New_York')).toBe('22 November 2026, 00:15');
  expect(() => timeAt(moment, 'Mars/Olympus')).toThrow(RangeError);
});

test('a moment is shown by both calendars', () => {
  const moment = Date.UTC(2026, 10, 22, 5, 15);
  expect(momentInBoth('en', moment)).toBe('Sun 22 Nov 2026, 11:00 (6 Mangsir 2083)');
  expect(momentInBoth('ne', moment)).toBe('२०८३ मंसिर ६, आइतबार (22 Nov 2026), 11:00');
  expect(momentTwice('en', moment)).toEqual(['Sun 22 Nov 2026, 11:00', '6 Mangsir 2083']);
  expect(momentTwice('ne', moment)).toEqual(['२०८३ मंसिर ६, आइतबार, 11:00', '22 Nov 2026']);
  expect(momentTwice('ne', Date.UTC(2043, 3, 14))).toEqual(['Tue 14 Apr 2043, 05:45', undefined]);
  expect(momentInBoth('en', Date.UTC(2043, 3, 14))).toBe('Tue 14 Apr 2043, 05:45');
});

test('a short day is shown by both calendars where the student knows both', () => {
  expect(shortDayInBoth('en', '2027-01-23')).toBe('Sat 23 Jan (9 Magh 2083)');
  expect(shortDayInBoth('ne', '2027-01-23')).toBe('माघ ९, शनिबार');
  expect(shortDayInBoth('en', '2043-04-14')).toBe('Tue 14 Apr');
});

test('what a zone’s clocks show leads back to the moment', () => {
  expect(momentOf('2026-11-22', '11:00')).toBe(Date.UTC(2026, 10, 22, 5, 15));
  expect(momentOf('2026-03-08', '03:30', 'America/New_York')).toBe(Date.UTC(2026, 2, 8, 7, 30));
  expect(momentOf('2026-13-01', '11:00')).toBeUndefined();
  expect(momentOf('2026-11-22', '')).toBeUndefined();
});

test('a day of a year that is known has neither year nor weekday', () => {
  expect(dayOfYearIn('en', '2026-11-21')).toBe('21 Nov');
  expect(dayOfYearIn('ne', '2026-11-21')).toBe('मंसिर ५');
  expect(dayOfYearIn('ne', '2043-04-14')).toBe('14 Apr');
  expect(() => dayOfYearIn('en', 'someday')).toThrow(RangeError);
});

test('a Nepali day takes its गते within a sentence, and an English one stays', () => {
  expect(withGate(dayIn('ne', '2026-11-22'))).toBe('२०८३ मंसिर ६ गते, आइतबार (22 Nov 2026)');
  expect(withGate(dayOfYearIn('ne', '2026-11-21'))).toBe('मंसिर ५ गते');
  expect(withGate(momentIn('ne', Date.UTC(2026, 10, 22, 5, 15)))).toBe('२०८३ मंसिर ६ गते, आइतबार (22 Nov 2026), 11:00');
  expect(withGate('मंसिर ६ 11:00')).toBe('मंसिर ६ गते 11:00');
  expect(withGate(dayIn('ne', '2043-04-14'))).toBe('14 Apr 2043');
});

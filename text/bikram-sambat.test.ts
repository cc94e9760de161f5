import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isGregorianDay, toBikram, toGregorian } from './bikram-sambat.ts';
import { monthLengths } from './month-lengths.ts';

/** Historic days that are known by both dates, and new year days from their calendars. */
const known: readonly (readonly [bikram: string, gregorian: string, what: string])[] = [
  ['1977-02-30', '1920-06-11', 'King Mahendra is born'],
  ['1990-10-02', '1934-01-15', 'the great earthquake'],
  ['2000-01-01', '1943-04-14', 'new year'],
  ['2002-09-14', '1945-12-28', 'King Birendra is born'],
  ['2004-03-23', '1947-07-07', 'King Gyanendra is born'],
  ['2007-11-07', '1951-02-18', 'democracy'],
  ['2015-11-07', '1959-02-18', 'the first general election'],
  ['2017-09-01', '1960-12-15', 'the parliament is dissolved'],
  ['2019-09-01', '1962-12-16', 'the Panchayat constitution'],
  ['2028-10-17', '1972-01-31', 'King Mahendra dies'],
  ['2031-11-12', '1975-02-24', 'King Birendra is crowned'],
  ['2046-12-26', '1990-04-08', 'democracy again'],
  ['2047-07-23', '1990-11-09', 'the constitution of 2047'],
  ['2052-11-01', '1996-02-13', 'the armed conflict begins'],
  ['2058-02-19', '2001-06-01', 'the royal palace'],
  ['2062-02-24', '2005-06-06', 'the bus of Madi'],
  ['2063-01-11', '2006-04-24', 'Loktantra'],
  ['2063-08-05', '2006-11-21', 'the peace accord'],
  ['2065-02-15', '2008-05-28', 'the republic'],
  ['2072-01-12', '2015-04-25', 'the earthquake'],
  ['2072-06-03', '2015-09-20', 'the constitution'],
  ['2077-01-01', '2020-04-13', 'new year'],
  ['2078-01-01', '2021-04-14', 'new year'],
  ['2079-08-04', '2022-11-20', 'the general election'],
  ['2081-01-01', '2024-04-13', 'new year'],
  ['2082-01-01', '2025-04-14', 'new year'],
  ['2082-11-21', '2026-03-05', 'the general election'],
  ['2083-01-01', '2026-04-14', 'new year'],
  ['2083-08-06', '2026-11-22', 'a Sunday of Mangsir'],
];

function written({ year, month, day }: { year: number; month: number; day: number }): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

test.each(known)('%s BS is %s: %s', (bikram, gregorian) => {
  const [year = 0, month = 0, day = 0] = bikram.split('-').map(Number);
  expect(toGregorian({ year, month, day })).toBe(gregorian);
  expect(toBikram(gregorian)).toEqual({ year, month, day });
});

/** The first days of the months, as the calendars of these years give them. */
const monthsBegin: Readonly<Record<number, string>> = {
  2081: '04-13 05-14 06-15 07-16 08-17 09-17 10-17 11-16 12-16 01-14 02-13 03-14',
  2082: '04-14 05-15 06-15 07-17 08-17 09-17 10-18 11-17 12-16 01-15 02-13 03-15',
};

test.each([2081, 2082])('the months of %d begin as its calendar has them', (year) => {
  const begin = Array.from({ length: 12 }, (_, place) => toGregorian({ year, month: place + 1, day: 1 })?.slice(5));
  expect(begin.join(' ')).toBe(monthsBegin[year]);
});

test('no month of the table, which was compared with seven published ones, has changed by mistake', () => {
  expect(createHash('sha256').update(JSON.stringify(monthLengths)).digest('hex')).toBe(
    'd495b6e981fc78b9ccfd69c27a3d67d2b9c5ead352601b0e95a45b648de223b3',
  );
});

test('every day from the first to the last has its own date, each the day after the one before, and comes back', () => {
  const msADay = 86_400_000;
  const first = Date.UTC(1918, 3, 13);
  const last = Date.UTC(2043, 3, 13);
  let before = { year: 1974, month: 12, day: 30 };
  const wrong: string[] = [];
  for (let at = first; at <= last; at += msADay) {
    const gregorian = new Date(at).toISOString().slice(0, 10);
    const date = toBikram(gregorian) ?? { year: 0, month: 0, day: 0 };
    const follows =
      date.day === before.day + 1
        ? date.month === before.month && date.year === before.year
        : date.day === 1 && before.day >= 29 && date.month === (before.month % 12) + 1;
    const turns = date.year - before.year === (before.month === 12 && date.month === 1 ? 1 : 0);
    if (!follows || !turns || toGregorian(date) !== gregorian) wrong.push(`${gregorian}: ${written(date)}`);
    before = date;
  }
  expect(wrong).toEqual([]);
  expect(written(before)).toBe('2099-12-30');
});

test('each year begins on 13, 14 or 15 April', () => {
  for (let year = 1975; year <= 2099; year++) {
    expect(toGregorian({ year, month: 1, day: 1 })).toMatch(/-04-1[345]$/);
  }
});

test.each(['1918-04-12', '2043-04-14', '0000-01-01', '9999-12-31', '2026-02-30', '2026-2-3', '', 'today'])(
  '%s has no date',
  (text) => {
    expect(toBikram(text)).toBeUndefined();
  },
);

test.each([
  [1974, 12, 30],
  [2100, 1, 1],
  [2083, 0, 1],
  [2083, 13, 1],
  [2083, 1, 0],
  [2083, 1, 32],
  [2083, 8, 30],
  [2083.5, 1, 1],
  [2083, 1, 1.5],
  [Number.NaN, 1, 1],
])('there is no %d-%d-%d', (year, month, day) => {
  expect(toGregorian({ year, month, day })).toBeUndefined();
});

test('a day is one only as it is written', () => {
  expect(isGregorianDay('2024-02-29')).toBe(true);
  expect(isGregorianDay('2023-02-29')).toBe(false);
  expect(isGregorianDay('2024-2-29')).toBe(false);
});

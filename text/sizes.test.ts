import { expect, it } from 'vitest';
import { kilobytesIn, sizeIn } from '#text/sizes.ts';

it.each([
  [0, '0 MB', '० MB'],
  [512_400_000, '512 MB', '५१२ MB'],
  [999_600_000, '1 GB', '१ GB'],
  [12_540_000_000, '12.5 GB', '१२.५ GB'],
  [250_900_000_000, '251 GB', '२५१ GB'],
  [4_000_000_000_000, '4 TB', '४ TB'],
])('%i bytes are %s, in Nepali %s', (bytes, en, ne) => {
  expect([sizeIn('en', bytes), sizeIn('ne', bytes)]).toEqual([en, ne]);
});

it('tells the size of a small file in kilobytes', () => {
  expect([kilobytesIn('en', 146_300), kilobytesIn('ne', 146_300), kilobytesIn('en', 12)]).toEqual([
    '146 kB',
    '१४६ kB',
    '1 kB',
  ]);
  expect(kilobytesIn('en', 3_800_000)).toBe('4 MB');
});

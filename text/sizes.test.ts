import { expect, it } from 'vitest';
import { sizeIn } from '#text/sizes.ts';

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

import { expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0.000', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('%s → %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

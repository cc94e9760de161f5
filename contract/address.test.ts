import { describe, expect, it } from 'vitest';
import { addressOf, isFileAddress, readableUrl } from './address.ts';

describe('an address', () => {
  it.each([
    ['/mcq/subject/B.Sc.%20Maths/1', '/mcq/subject/B.Sc. Maths/1'],
    ['/school/a%2Fb?page=2', '/school/a%2Fb'],
    ['/school/%E0%A4%A', '/school/%E0%A4%A'],
    ['/100%', '/100%'],
  ])('%s is read as %s', (url, address) => {
    expect(addressOf(readableUrl(url))).toBe(address);
  });

  it.each([
    ['/logo.png', true],
    ['/Logo.PNG', true],
    ['/assets', true],
    ['/assets/none', true],
    ['/.built-from', true],
    ['/schools/x.y', true],
    ['/school/x.y', false],
    ['/SCHOOL/x.png/', false],
    ['/nowhere', false],
    ['/nowhere.at-all', false],
  ])('%s is a file’s: %s', (address, isFile) => {
    expect(isFileAddress(address, /^\/school\/[^/]+\/*$/i)).toBe(isFile);
  });
});

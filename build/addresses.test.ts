import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages } from '#client/student/app/prerendered-pages.ts';
import { matchPattern, paths } from '#client/lib/paths.ts';
import { hallPaths } from '#client/candidate/frame/hall-paths.ts';
import { staffPaths } from '#client/staff/lib/paths.ts';
import { BuiltRoutes, originPlaceholder, routesFile } from '#contract/built-pages.ts';
import { withoutLanguage } from '#text/language.ts';
import { writeAddresses } from './addresses.ts';

/** Twice as many addresses, of two languages: more than one map has. */
const keys = Array.from({ length: 3000 }, (_, place) => String(place).padStart(11, '0'));
let dist: string;
const read = (name: string) => readFileSync(join(dist, name), 'utf8');
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'tayari-dist-'));
  writeAddresses(dist, keys);
});
afterAll(() => rmSync(dist, { recursive: true }));

it('the addresses that the server takes for known are those that the client takes', () => {
  const known = new RegExp(BuiltRoutes.parse(JSON.parse(read(routesFile))).known, 'i');
  const patterns = [paths, staffPaths, hallPaths].flatMap((each) => Object.values(each)).map(({ pattern }) => pattern);
  const filled = patterns.map((pattern) => pattern.replaceAll(/:\w+/g, 'Unit 1.2%2F'));
  const addresses = filled.flatMap((path) => [
    path,
    `/ne${path}`,
    `/NE${path}/`,
    `/nep${path}`,
    `${path}/`,
    `${path}//`,
    `${path}/x`,
    `${path}x`,
    `/${path}`,
    path.toUpperCase(),
  ]);
  const disagreed = addresses.filter(
    (address) =>
      known.test(address) !== patterns.some((pattern) => matchPattern(pattern, withoutLanguage(address)) !== null),
  );
  expect(disagreed).toEqual([]);
  expect(addresses.filter((address) => known.test(address)).length).toBeGreaterThan(3 * patterns.length);
  expect(known.test('/ne')).toBe(true);
  expect(['/no/such/page', '/ne/no/such/page'].some((address) => known.test(address))).toBe(false);
});

it('of the years only those with a page exist', () => {
  const listed = new RegExp(BuiltRoutes.parse(JSON.parse(read(routesFile))).listed, 'i');
  expect(
    ['/csit-entrance/2080', '/ne/csit-entrance/2080', '/csit-entrance/x/'].every((address) => listed.test(address)),
  ).toBe(true);
  expect(['/', '/school/grade-x', '/csit-entrance'].some((address) => listed.test(address))).toBe(false);
});

describe('search engines', () => {
  const locations = (file: string) =>
    [...read(file).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location.replace(originPlaceholder, ''));

  it('are told of every open page in each language, and of no other', () => {
    const told = locations('sitemap-pages.xml');
    const both = openPages.flatMap(({ path }) => [path, path === '/' ? '/ne' : `/ne${path}`]);
    expect(told).toEqual(both);
    const pages = read('sitemap-pages.xml').match(/<url>.*<\/url>/g) ?? [];
    for (const page of pages) {
      expect([...page.matchAll(/hreflang="(\w+)"/g)].map(([, language]) => language)).toEqual(['en', 'ne']);
    }
  });

  it('are told of every question in each language, in maps of 5,000', () => {
    const maps = locations('sitemap.xml').map((path) => path.slice(1));
    expect(maps[0]).toBe('sitemap-pages.xml');
    const ofQuestions = maps.slice(1).map(locations);
    expect(ofQuestions.map(({ length }) => length)).toEqual([5000, 1000]);
    expect(ofQuestions.flat()).toEqual(keys.flatMap((key) => [`/q/${key}`, `/ne/q/${key}`]));
  });

  it('are told where that list is, and to leave the API alone', () => {
    expect(read('robots.txt')).toMatch(/^User-agent: \*\nDisallow: \/api\n/);
    expect(read('robots.txt')).toContain(`\nSitemap: ${originPlaceholder}/sitemap.xml\n`);
  });
});

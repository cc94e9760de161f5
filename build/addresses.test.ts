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

let dist: string;
const read = (name: string) => readFileSync(join(dist, name), 'utf8');
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'tayari-dist-'));
  writeAddresses(dist);
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
  it('are told of every open page in each language, and of no other', () => {
    const told = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
    const both = openPages.flatMap(({ path }) => [path, path === '/' ? '/ne' : `/ne${path}`]);
    expect(told).toEqual(both.map((path) => originPlaceholder + path));
    const pages = read('sitemap.xml').match(/<url>.*<\/url>/g) ?? [];
    for (const page of pages) {
      expect([...page.matchAll(/hreflang="(\w+)"/g)].map(([, language]) => language)).toEqual(['en', 'ne']);
    }
  });

  it('are told where that list is, and to leave the API alone', () => {
    expect(read('robots.txt')).toMatch(/^User-agent: \*\nDisallow: \/api\n/);
    expect(read('robots.txt')).toContain(`\nSitemap: ${originPlaceholder}/sitemap.xml\n`);
  });
});

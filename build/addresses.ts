import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPages } from '#client/student/app/prerendered-pages.ts';
import { hallPaths } from '#client/candidate/frame/hall-paths.ts';
import { paths } from '#client/lib/paths.ts';
import { staffPaths } from '#client/staff/lib/paths.ts';
import { originPlaceholder, routesFile, sitemapFile, type BuiltRoutes } from '#contract/built-pages.ts';
import { addressIn, languages, nepaliPrefix } from '#text/language.ts';

/** Matches the addresses that a page of the client has, as the client reads them. Upper and lower case are the same. */
export const knownAddresses = expressionOf([
  ...Object.values(paths),
  ...Object.values(staffPaths),
  ...Object.values(hallPaths),
]);

/** How many addresses one map of the site has at most. */
const mostInMap = 5000;

/**
 * Writes the lists of addresses into dist/: for the server all that the client has, for search engines the open pages
 * and the pages of the questions with these keys.
 */
export function writeAddresses(dist: string, questions: readonly string[]): void {
  const routes: BuiltRoutes = {
    known: knownAddresses,
    listed: expressionOf([paths.yearQuiz]),
  };
  const robots = `User-agent: *
Disallow: /api
Disallow: /staff
Disallow: /ne/staff
Disallow: /invitation
Disallow: /ne/invitation
Disallow: /search?
Disallow: /ne/search?

Sitemap: ${originPlaceholder}/sitemap.xml
`;
  writeFileSync(join(dist, routesFile), JSON.stringify(routes));
  writeFileSync(join(dist, 'robots.txt'), robots);
  const pages = openPages.map(({ path }) => path);
  const maps = [
    { file: sitemapFile('pages'), locations: pages.flatMap((path) => locationsOf(path, true)) },
    // The head of each of these pages names the other language, and the map stays a third as long.
    ...inParts(questions.flatMap((key) => locationsOf(paths.question.to({ key }), false))).map((locations, place) => ({
      file: sitemapFile(`questions-${place + 1}`),
      locations,
    })),
  ];
  for (const { file, locations } of maps) writeFileSync(join(dist, file), sitemapOf(locations));
  const index = maps.map(({ file }) => `<sitemap><loc>${originPlaceholder}/${file}</loc></sitemap>`);
  writeFileSync(
    join(dist, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${index.join('\n')}
</sitemapindex>
`,
  );
}

/** The entries of a page, one for each language; each can name the page in all of them. */
function locationsOf(path: string, namesOthers: boolean): string[] {
  const inLanguages = languages.map((language) => ({
    language,
    address: originPlaceholder + addressIn(language, path),
  }));
  const alternates = namesOthers
    ? inLanguages.map(
        ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
      )
    : [];
  return inLanguages.map(({ address }) => `<url><loc>${address}</loc>${alternates.join('')}</url>`);
}

function inParts(locations: readonly string[]): string[][] {
  const count = Math.ceil(locations.length / mostInMap);
  return Array.from({ length: count }, (_, part) => locations.slice(part * mostInMap, (part + 1) * mostInMap));
}

function sitemapOf(locations: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${locations.join('\n')}
</urlset>
`;
}

/** Matches what the client takes for one of these patterns in any language. Case and slashes at the end do not matter. */
function expressionOf(patterns: readonly { readonly pattern: string }[]): string {
  const each = patterns.map(({ pattern }) => pattern.replace(/^\/$/, '').replaceAll(/:\w+/g, '[^/]+'));
  return `^(?:${nepaliPrefix.slice(1)})?(?:${each.join('|')})/*$`;
}

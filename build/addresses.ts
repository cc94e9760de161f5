import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPages } from '#client/student/app/prerendered-pages.ts';
import { hallPaths } from '#client/candidate/frame/hall-paths.ts';
import { paths } from '#client/lib/paths.ts';
import { staffPaths } from '#client/staff/lib/paths.ts';
import { originPlaceholder, routesFile, type BuiltRoutes } from '#contract/built-pages.ts';
import { addressIn, languages, nepaliPrefix } from '#text/language.ts';

/** Matches the addresses that a page of the client has, as the client reads them. Upper and lower case are the same. */
export const knownAddresses = expressionOf([
  ...Object.values(paths),
  ...Object.values(staffPaths),
  ...Object.values(hallPaths),
]);

/** Writes the list of addresses into dist/: for the server all that the client has, for search engines the open pages. */
export function writeAddresses(dist: string): void {
  const routes: BuiltRoutes = {
    known: knownAddresses,
    listed: expressionOf([paths.yearQuiz]),
  };
  const locations = openPages.flatMap(({ path }) => {
    const inLanguages = languages.map((language) => ({
      language,
      address: originPlaceholder + addressIn(language, path),
    }));
    const alternates = inLanguages.map(
      ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    );
    return inLanguages.map(({ address }) => `<url><loc>${address}</loc>${alternates.join('')}</url>`);
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${locations.join('\n')}
</urlset>
`;
  const robots = `User-agent: *
Disallow: /api
Disallow: /staff
Disallow: /ne/staff
Disallow: /invitation
Disallow: /ne/invitation

Sitemap: ${originPlaceholder}/sitemap.xml
`;
  writeFileSync(join(dist, routesFile), JSON.stringify(routes));
  writeFileSync(join(dist, 'sitemap.xml'), sitemap);
  writeFileSync(join(dist, 'robots.txt'), robots);
}

/** Matches what the client takes for one of these patterns in any language. Case and slashes at the end do not matter. */
function expressionOf(patterns: readonly { readonly pattern: string }[]): string {
  const each = patterns.map(({ pattern }) => pattern.replace(/^\/$/, '').replaceAll(/:\w+/g, '[^/]+'));
  return `^(?:${nepaliPrefix.slice(1)})?(?:${each.join('|')})/*$`;
}

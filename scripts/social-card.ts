import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const cardStyle = `
body {
  width: 1200px;
  height: 630px;
  overflow: hidden;
}
main .home_hero {
  --w: 460px;
  --pt: 48px;
  --gutter: 72px;
  display: block;
  height: 630px;
}
.home_hero .h1 {
  margin-top: 30px;
  font-size: 56px;
}
.home_hero .lead {
  max-width: none;
  margin-top: 14px;
  font-size: 27px;
}
.home_hero .ridge_ridge {
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
}
`;

/**
 * The card that links show, 1200 by 630, as a page. It is the head of the home page in `dist`, with its style sheet and its fonts inline.
 * Throws when that page lacks any of them.
 */
export function socialCard(dist: string): string {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const hero = /<section class="home_hero\b[^"]*">.*?<\/section>/s.exec(html)?.[0];
  const sheet = /<style>([^]*?)<\/style>/.exec(html)?.[1];
  // The name as outlines. The head only refers to them (client/ui/wordmark.tsx).
  const wordmark = /<svg[^>]*><path id="wordmark".*?<\/svg>/s.exec(html)?.[0];
  if (hero === undefined || sheet === undefined || wordmark === undefined) {
    throw new Error('The home page has changed: no head, no sheet, or no wordmark.');
  }
  const css = sheet.replaceAll(/url\((\/assets\/[^)]+\.woff2)\)/g, (_, path: string) => {
    return `url(data:font/woff2;base64,${readFileSync(join(dist, path)).toString('base64')})`;
  });
  return `<style>${css}</style><style>${cardStyle}</style>${wordmark}<main>${hero}</main>`;
}

// Draws the icons of the installed app and the card that links show: `npm run icons`, after a build. The pictures are
// kept with the sources, so that a build needs no browser.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../e2e/chromium.ts';
import { productIcon } from './product-icon.ts';
import { cardStyle } from './social-card.ts';

const root = dirname(import.meta.dirname);
const folder = join(root, 'client', 'public');
const dist = join(root, 'dist');

const icons = [
  { name: 'icon-192.png', size: 192, fullBleed: false },
  { name: 'icon-512.png', size: 512, fullBleed: false },
  { name: 'icon-maskable-512.png', size: 512, fullBleed: true },
  { name: 'apple-touch-icon.png', size: 180, fullBleed: true },
];

async function drawIcons(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  for (const { name, size, fullBleed } of icons) {
    // One page draws them one after the other.
    // oxlint-disable eslint/no-await-in-loop
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${productIcon({ fullBleed })}`);
    await page.screenshot({ path: join(folder, name), omitBackground: true });
    // oxlint-enable eslint/no-await-in-loop
  }
}

/** The card is the head of the home page as it was built, with the style sheet and the fonts inside it. */
async function drawCard(browser: Browser): Promise<void> {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const hero = /<section class="home-hero\b[^"]*">.*?<\/section>/s.exec(html)?.[0];
  const sheet = /<style>([^]*?)<\/style>/.exec(html)?.[1];
  if (hero === undefined || sheet === undefined) throw new Error('The home page has changed: no head, or no sheet.');
  const css = sheet.replaceAll(/url\((\/assets\/[^)]+\.woff2)\)/g, (_, path: string) => {
    return `url(data:font/woff2;base64,${readFileSync(join(dist, path)).toString('base64')})`;
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>${css}</style><style>${cardStyle}</style><main>${hero}</main>`, { waitUntil: 'load' });
  await page.screenshot({ path: join(folder, 'social-card.png') });
}

const browser = await chromium.launch(launchOptions);
try {
  await drawIcons(browser);
  await drawCard(browser);
} finally {
  await browser.close();
}

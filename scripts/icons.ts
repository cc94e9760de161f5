// Draws the icons of the installed app and the card that links show: `npm run icons`, after a build. The sources hold the pictures, so that
// a build needs no browser.
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../e2e/chromium.ts';
import { productIcon } from './product-icon.ts';
import { socialCard } from './social-card.ts';

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

async function drawCard(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(socialCard(dist), { waitUntil: 'load' });
  await page.screenshot({ path: join(folder, 'social-card.png') });
}

const browser = await chromium.launch(launchOptions);
try {
  await drawIcons(browser);
  await drawCard(browser);
} finally {
  await browser.close();
}

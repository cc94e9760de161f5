// `npm run screenshots [-- --sizes 360,1280] [name …]`: pictures of every screen and state, at four sizes and in both
// themes, into screenshots/. The built product is served from a database of its own; time passes only where a picture
// needs it, and chance is the same each time.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { startServer } from '../../e2e/server.ts';
import { shots, type Shot } from './shots.ts';

const folder = join(dirname(dirname(import.meta.dirname)), 'screenshots');
const now = new Date('2026-11-21T10:00:00+05:45');
/** A page of a hundred reviewed questions is not taken to its end. */
const mostHeight = 4000;

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
type Size = (typeof sizes)[number];
/** From here on the navigation stands beside the page. */
const desk = 1024;

async function take(browser: Browser, url: string, shot: Shot, viewport: Size, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    baseURL: url,
    serviceWorkers: shot.serviceWorker ? 'allow' : 'block',
  });
  if (!shot.navShown && viewport.width < desk) await context.addCookies([{ name: 'nav', value: 'hidden', url }]);
  await context.addInitScript(() => {
    Math.random = () => 0.42;
  });
  const page = await context.newPage();
  // A call that a picture leaves without an answer never lets the network come to rest.
  const rest = () => page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => {});
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now.getTime() + 1000);
  await shot.before?.(page);
  await page.goto(shot.path);
  await rest();
  await shot.after?.(page);
  await rest();
  // Off what was pressed last.
  await page.mouse.move(0, 0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: join(folder, `${shot.name}-${viewport.width}-${colorScheme}.png`),
    animations: 'disabled',
    ...(shot.whole && {
      fullPage: true,
      clip: { x: 0, y: 0, width: viewport.width, height: Math.min(height, mostHeight) },
    }),
  });
  await context.close();
}

const { values, positionals: asked } = parseArgs({ allowPositionals: true, options: { sizes: { type: 'string' } } });
const wanted = shots.filter(({ name }) => asked.length === 0 || asked.includes(name));
const widths = values.sizes?.split(',').map(Number);
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const missed: string[] = [];
for (const shot of wanted) {
  for (const size of sizes) {
    if (widths && !widths.includes(size.width)) continue;
    if (shot.phoneOnly && size.width >= desk) continue;
    for (const theme of ['light', 'dark'] as const) {
      await take(browser, server.url, shot, size, theme).catch((error: unknown) => {
        missed.push(`${shot.name} ${size.width} ${theme}: ${String(error)}`);
      });
    }
  }
  console.log(shot.name);
}
await browser.close();
await server.stop();
if (missed.length > 0) {
  console.error(missed.join('\n'));
  process.exitCode = 1;
}

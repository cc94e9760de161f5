// `npm run screenshots [-- --sizes 360,1280] [--language ne] [name …]`: pictures of every screen and state, at four sizes and in both
// themes, into screenshots/. The built product runs on a database of its own. Time passes only if a picture needs it, and chance is the
// same each time.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { languages } from '#text/language.ts';
import { launchOptions } from '../e2e/chromium.ts';
import { openState } from '../e2e/open-state.ts';
import { startServer, type RunningServer } from '../e2e/server.ts';
import type { State } from '../e2e/state.ts';
import { states } from '../e2e/states.ts';
import { desk, phone } from '../e2e/windows.ts';

const folder = join(dirname(import.meta.dirname), 'screenshots');
/** A picture of a hundred reviewed questions stops before the page's end. */
const mostHeight = 3000;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Device {
  readonly isPhone: boolean;
  readonly sizes: readonly [Size, Size];
}

/** Below 1024 px the navigation lies over the page; above that it stands beside it. */
const devices: readonly Device[] = [
  {
    isPhone: true,
    sizes: [phone, { width: 768, height: 1024 }],
  },
  {
    isPhone: false,
    sizes: [desk, { width: 1920, height: 1080 }],
  },
];
const themes = ['light', 'dark'] as const;

async function take(page: Page, state: State, width: number, theme: (typeof themes)[number]) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: join(folder, `${state.name}-${width}-${theme}${language === 'en' ? '' : `-${language}`}.png`),
    animations: 'disabled',
    ...(state.whole && { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, mostHeight) } }),
  });
}

/** Takes pictures of a state at each of a device's sizes. */
async function takeOn(
  browser: Browser,
  server: RunningServer,
  state: State,
  device: Device,
  theme: (typeof themes)[number],
) {
  if (state.phoneOnly && !device.isPhone) return;
  const { url } = server;
  const [first, second] = device.sizes;
  const context = await browser.newContext({
    viewport: first,
    colorScheme: theme,
    baseURL: url,
    serviceWorkers: state.serviceWorker ? 'allow' : 'block',
  });
  if (!state.navShown && device.isPhone) await context.addCookies([{ name: 'nav', value: 'hidden', url }]);
  const page = await context.newPage();
  await openState(page, server, state, language);
  // Moves the pointer off the control that was pressed last.
  await page.mouse.move(0, 0);
  for (const size of [first, second]) {
    if (widths && !widths.includes(size.width)) continue;
    await page.setViewportSize(size);
    await take(page, state, size.width, theme);
  }
  await context.close();
}

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { sizes: { type: 'string' }, language: { type: 'string', default: 'en' } },
});
const language = languages.find((each) => each === values.language);
if (!language) throw new Error(`There are no pages in “${values.language}”, only in ${languages.join(' and ')}.`);
const wanted = states.filter(({ name }) => asked.length === 0 || asked.includes(name));
const widths = values.sizes?.split(',').map(Number);
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch(launchOptions);
const missed: string[] = [];
for (const state of wanted) {
  for (const device of devices) {
    for (const theme of themes) {
      await takeOn(browser, server, state, device, theme).catch((error: unknown) => {
        missed.push(`${state.name} ${device.sizes[0].width} ${theme}: ${String(error)}`);
      });
    }
  }
  console.log(state.name);
}
await browser.close();
await server.stop();
if (missed.length > 0) {
  console.error(missed.join('\n'));
  process.exitCode = 1;
}

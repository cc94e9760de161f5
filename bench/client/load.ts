import type { Browser, Page } from '@playwright/test';
import { finger } from './finger.ts';
import { addFrameShown } from './frame-shown.ts';
import { observe, type LoadNotes } from './observe.ts';
import type { MeasuredPage } from './pages.ts';

/** A cheap phone, and 4G as it mostly is. */
export const cpuSlowedBy = 4;
const link = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** What one load gave; times in ms. `nextToPaint` is null for a page that is no exam. */
export interface Figures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly usable: number;
  /** What tasks took beyond 50 ms each, until the page could be used. */
  readonly blocking: number;
  readonly nextToPaint: number | null;
  /** How far things moved that had been seen, as the browser sums it up (CLS). */
  readonly shift: number;
}

/** Loads a page as on a first visit, and once it can be used goes to the second question of an exam. */
export async function coldLoad(browser: Browser, { url, exam, facesKept }: MeasuredPage): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  // Put away, so that it lies over no exam; the menu's test opens it.
  await context.addCookies([{ name: 'nav', value: 'hidden', url }]);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (facesKept) await keepFaces(page, url);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', link);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowedBy });
    await page.addInitScript(addFrameShown);
    await page.addInitScript(observe, exam);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.observed.usable > 0 && globalThis.observed.largestPaint > 0, null, {
      timeout: 90_000,
    });
    if (exam) await goOn(page);
    return figuresOf(await page.evaluate(() => globalThis.observed), exam);
  } finally {
    await context.close();
  }
}

/** Has the browser's cache hold the faces that a page preloads, as after an earlier visit, and nothing else of it. */
async function keepFaces(page: Page, url: string): Promise<void> {
  await page.goto(new URL('/robots.txt', url).href);
  await page.evaluate(async (address) => {
    const html = await (await fetch(address, { cache: 'no-store' })).text();
    const faces = [...html.matchAll(/href="([^"]+\.woff2)"/g)].map(([, face]) => face ?? '');
    await Promise.all(faces.map(async (face) => (await fetch(face)).arrayBuffer()));
  }, url);
}

async function goOn(page: Page): Promise<void> {
  await page.locator('main input[type=radio]').first().check({ force: true });
  const press = await finger(page.getByRole('button', { name: 'Next', exact: true }));
  await press();
  await page.waitForFunction(() => globalThis.observed.nextToPaint > 0);
}

function figuresOf(
  { firstPaint, largestPaint, longTasks, nextToPaint, shift, ...seen }: LoadNotes,
  exam: boolean,
): Figures {
  // What can be chosen has also to be seen.
  const usable = Math.max(seen.usable, firstPaint);
  const blocking = longTasks
    .filter(({ start }) => start < usable)
    .reduce((total, { ms }) => total + Math.max(0, ms - 50), 0);
  return { firstPaint, largestPaint, usable, blocking, nextToPaint: exam ? nextToPaint : null, shift };
}

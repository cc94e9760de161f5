import type { Browser, Page } from '@playwright/test';
import { finger } from './finger.ts';
import { addFrameShown } from './frame-shown.ts';
import { observe, type LoadNotes } from './observe.ts';
import type { MeasuredPage } from './pages.ts';

/** A cheap phone on a typical 4G link. */
export const cpuSlowedBy = 4;
const link = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** The times of one load, in ms. `nextToPaint` is null for a page that is not an exam. */
export interface Figures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly usable: number;
  /** The time of tasks beyond 50 ms each, until the page was usable. */
  readonly blocking: number;
  readonly nextToPaint: number | null;
  /** How far visible things moved, in the browser's own sum (CLS). */
  readonly shift: number;
}

/** Loads a page like a first visit. When an exam is usable, it goes on to the second question. */
export async function coldLoad(browser: Browser, { url, exam, facesKept }: MeasuredPage): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  // The navigation is closed, so that it lies over no exam. The menu's test opens it.
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

/** Puts only the faces that a page preloads into the browser's cache, as after an earlier visit. */
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
  // A student must also see the options.
  const usable = Math.max(seen.usable, firstPaint);
  const blocking = longTasks
    .filter(({ start }) => start < usable)
    .reduce((total, { ms }) => total + Math.max(0, ms - 50), 0);
  return { firstPaint, largestPaint, usable, blocking, nextToPaint: exam ? nextToPaint : null, shift };
}

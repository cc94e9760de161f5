import type { Browser, Page } from '@playwright/test';
import { finger } from './finger.ts';
import { addFrameShown } from './frame-shown.ts';
import { observe, type LoadNotes } from './observe.ts';
import type { MeasuredPage } from './pages.ts';

/** A device and its link: bits a second, and ms. */
export interface Conditions {
  readonly cpuSlowedBy: number;
  readonly latency: number;
  readonly down: number;
  readonly up: number;
}

/** A cheap phone on a typical 4G link. */
export const cheapPhone: Conditions = { cpuSlowedBy: 4, latency: 150, down: 1_600_000, up: 750_000 };

/** An old phone where the network is poor, and the time in which a timed page is to be usable there, in ms. */
export const poorPlace: Conditions = { cpuSlowedBy: 6, latency: 400, down: 400_000, up: 200_000 };
export const poorPlaceGoal = 4000;

/** The times of one load, in ms. `nextToPaint` and `pickToPaint` are null for a page that is not an exam. */
export interface Figures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly usable: number;
  /** The time of tasks beyond 50 ms each, until the page was usable. */
  readonly blocking: number;
  readonly nextToPaint: number | null;
  readonly pickToPaint: number | null;
  /** How far visible things moved, in the browser's own sum (CLS). */
  readonly shift: number;
}

/** Loads a page like a first visit. When an exam is usable, it goes on to the second question. */
export async function coldLoad(
  browser: Browser,
  { url, exam, facesKept }: MeasuredPage,
  { cpuSlowedBy, latency, down, up }: Conditions = cheapPhone,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  // The navigation is closed, so that it lies over no exam. The menu's test opens it.
  await context.addCookies([{ name: 'nav', value: 'hidden', url }]);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (facesKept) await keepFaces(page, url);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: down / 8,
      uploadThroughput: up / 8,
    });
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

/** Chooses an option as soon as there is one. Once the program is there and at rest, chooses another, and presses Next. */
async function goOn(page: Page): Promise<void> {
  await page.locator('main input[type=radio]').first().check({ force: true });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.click({ trial: true });
  await page.waitForTimeout(1000);
  const pick = await finger(page.locator('main label').nth(1));
  await pick();
  await page.waitForTimeout(500);
  const press = await finger(next);
  await press();
  await page.waitForFunction(() => globalThis.observed.nextToPaint > 0);
}

function figuresOf(
  { firstPaint, largestPaint, longTasks, nextToPaint, pickToPaint, shift, ...seen }: LoadNotes,
  exam: boolean,
): Figures {
  // A student must also see the options.
  const usable = Math.max(seen.usable, firstPaint);
  const blocking = longTasks
    .filter(({ start }) => start < usable)
    .reduce((total, { ms }) => total + Math.max(0, ms - 50), 0);
  const ofExam = (ms: number) => (exam ? ms : null);
  return {
    firstPaint,
    largestPaint,
    usable,
    blocking,
    nextToPaint: ofExam(nextToPaint),
    pickToPaint: ofExam(pickToPaint),
    shift,
  };
}

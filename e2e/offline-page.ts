import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What Chromium writes to the console for each request while there is no network. */
export const noNetwork = [/ERR_(INTERNET_DISCONNECTED|FAILED)/];

/** Opens a page and waits until the program is kept on the device. */
export async function openAndKeep(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expectKept(page);
}

/** Waits until the service worker has everything and answers for this page. */
export async function expectKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
}

/** Empties the browser's own cache of answers, which stands in for the network for a minute. */
export async function forgetAnswers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What Chromium logs for each request without a network. */
export const noNetwork = [/ERR_(INTERNET_DISCONNECTED|FAILED)/];

/** Opens a page and waits until the device keeps the program. */
export async function openAndKeep(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expectKept(page);
}

/** Waits until the service worker has everything and answers for this page. */
export async function expectKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Empties the browser's own cache of answers, which would replace the network for a minute. */
export async function forgetAnswers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

/** Waits until the device has the catalogue's answers of a page: the program stores them after it shows the page. */
export async function expectAnswersKept(page: Page, ...paths: readonly string[]): Promise<void> {
  const kept = () =>
    page.evaluate(
      (all) => Promise.all(all.map(async (path) => (await caches.match(`/catalogue-cache${path}`))?.ok ?? false)),
      paths,
    );
  await expect.poll(kept).toEqual(paths.map(() => true));
}

/**
 * Waits until the device has the scripts of the page, with its banks. The worker passes each on before it stores it. The questions that a
 * paper was drawn from come later, for offline alone.
 */
export async function expectScriptsKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      const later = document.getElementById('drawn-paper')?.dataset.files?.split(' ') ?? [];
      const scripts = [...asked.filter((path) => path.endsWith('.js')), ...later];
      return scripts.length > 0 && !(await Promise.all(scripts.map((path) => caches.match(path)))).includes(undefined);
    });
  await expect.poll(kept).toBe(true);
}

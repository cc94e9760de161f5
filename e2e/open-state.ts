import { expect, type Page } from '@playwright/test';
import { prefixes, type Language } from '#text/language.ts';
import { collegeOf, collegeTime } from './college.ts';
import { openAtStandstill, programStarted } from './exam-page.ts';
import type { RunningServer } from './server.ts';
import type { State } from './state.ts';
import { phone } from './windows.ts';

/** Brings a page of a server into one of its states, with the same chance each time. Fails when the page does not reach it. */
export async function openState(
  page: Page,
  server: RunningServer,
  { path, moving, before, after, inCollege, sees }: State,
  language: Language = 'en',
): Promise<void> {
  await page.emulateMedia({ reducedMotion: moving ? 'no-preference' : 'reduce' });
  await page.addInitScript(() => {
    Math.random = () => 0.42;
  });
  await before?.(page);
  const address = prefixes[language] + path;
  if (inCollege) {
    // The programs have their own timers for their calls, so the clock goes on there.
    const college = await collegeOf(server, inCollege.minutesLater);
    await inCollege.before?.(page, college);
    await page.clock.install({ time: collegeTime + (inCollege.minutesLater ?? 0) * 60_000 });
    await page.goto(address);
    await inCollege.after?.(page, college);
  } else {
    await openAtStandstill(page, address);
  }
  if (after !== undefined) {
    await programStarted(page);
    await after(page);
  }
  for (const sight of sees) await expect(sight(page)).toBeVisible();
}

/**
 * Clears what a page has stored, so that a test can bring it into its state again. The routes of the set-up stay until then: otherwise a
 * call that must stay open would get an answer.
 */
export async function forgetState(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().setOffline(false);
  await page.setViewportSize(phone);
  // The page would write when the browser leaves it.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {};
  });
  // Not from the page itself, which is still at work on the data to clear. The empty page has the product's opener policy: with another
  // policy the browser would start a new renderer, here and on the way back.
  const away = `${origin}/robots.txt`;
  const headers = { 'cross-origin-opener-policy': 'same-origin' };
  await page.route(away, (route) => route.fulfill({ contentType: 'text/html', headers, body: '' }));
  await page.goto(away);
  await page.unroute(away);
  const devtools = await page.context().newCDPSession(page);
  // All but cookies: the pages here set no cookie of the product.
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await devtools.detach();
}

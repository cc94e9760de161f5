import { expect, type Page } from '@playwright/test';
import { prefixes, type Language } from '#text/language.ts';
import { collegeOf, collegeTime } from './college.ts';
import { openAtStandstill, programStarted } from './exam-page.ts';
import type { RunningServer } from './server.ts';
import type { State } from './state.ts';
import { phone } from './windows.ts';

/** Brings a page of a server into one of its states, with chance the same each time. Fails when it is not reached. */
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
    // Its programs have timers of their own for what they ask: there the clock goes on.
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
 * Forgets what a page has stored, so that it can be brought into its state once more. What was set up around it stays
 * until then: a call that was never to be answered would be, if nothing held it any more.
 */
export async function forgetState(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().setOffline(false);
  await page.setViewportSize(phone);
  // It would write when it is left.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {};
  });
  // Away from it, as it is still at work on what is cleared; to an empty page with the product's policy of openers: with another
  // one the browser would start a renderer anew, here and on the way back.
  const away = `${origin}/robots.txt`;
  const headers = { 'cross-origin-opener-policy': 'same-origin' };
  await page.route(away, (route) => route.fulfill({ contentType: 'text/html', headers, body: '' }));
  await page.goto(away);
  await page.unroute(away);
  const devtools = await page.context().newCDPSession(page);
  // All but cookies: none of the product's is set by what a page does here.
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await devtools.detach();
}

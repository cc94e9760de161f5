import type { Page } from '@playwright/test';
import { openAtStandstill } from './exam-page.ts';
import type { State } from './states.ts';

/** Brings a page into one of its states, with the clock standing still and chance the same each time. */
export async function openState(page: Page, { path, moving, before, after }: State): Promise<void> {
  const rest = () => page.waitForLoadState('networkidle', { timeout: 4000 });
  await page.emulateMedia({ reducedMotion: moving ? 'no-preference' : 'reduce' });
  await page.addInitScript(() => {
    Math.random = () => 0.42;
  });
  await before?.(page);
  await openAtStandstill(page, path);
  // A call that the state leaves without an answer never lets the network come to rest.
  const rests = await rest().then(
    () => true,
    () => false,
  );
  await after?.(page);
  if (rests) await rest().catch(() => {});
}

import { expect, type Page } from '@playwright/test';
import { prefixes, type Language } from '#text/language.ts';
import { openAtStandstill, programStarted } from './exam-page.ts';
import type { State } from './states.ts';

/** Brings a page into one of its states, with the clock standing still and chance the same each time. Fails when it is not reached. */
export async function openState(
  page: Page,
  { path, moving, before, after, sees }: State,
  language: Language = 'en',
): Promise<void> {
  await page.emulateMedia({ reducedMotion: moving ? 'no-preference' : 'reduce' });
  await page.addInitScript(() => {
    Math.random = () => 0.42;
  });
  await before?.(page);
  await openAtStandstill(page, prefixes[language] + path);
  if (after !== undefined) {
    await programStarted(page);
    await after(page);
  }
  for (const sight of sees) await expect(sight(page)).toBeVisible();
}

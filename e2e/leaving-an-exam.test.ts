import type { Page } from '@playwright/test';
import { expectQuestion, openAtStandstill } from './exam-page.ts';
import { expect, test } from './fixtures.ts';

const paper = '/csit-entrance/2075';

test('a reload at once after a tap keeps the choice', async ({ page }) => {
  await page.goto(paper);
  await expectQuestion(page, 1);
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.evaluate(() => {
    // The browser draws nothing between the tap and the reload.
    globalThis.requestAnimationFrame = () => 0;
    document.querySelectorAll<HTMLInputElement>('main input[type=radio]')[2]?.click();
    location.reload();
  });
  await reloaded;
  await expectQuestion(page, 1);
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
});

/** Hides the page or shows it, like a change to another tab and back. */
async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('on return from an absence a line says how many questions ran out of time, and a screen reader hears it', async ({
  page,
}) => {
  await openAtStandstill(page, paper);
  await expectQuestion(page, 1);
  const region = page.getByRole('main').locator('p[role=status]');
  await expect(region).toBeEmpty();
  const before = await region.elementHandle();
  await setVisibility(page, 'hidden');
  await page.clock.runFor(4 * 62_000);
  await expectQuestion(page, 5);
  await expect(region).toBeEmpty();
  await setVisibility(page, 'visible');
  await expect(region).toHaveText('4 questions ran out of time while you were away.');
  await expect(region).toBeInViewport({ ratio: 1 });
  expect(await before?.evaluate((each) => each.isConnected), 'the region was there before the line').toBe(true);
  await page.keyboard.press('a');
  await expect(region).toBeEmpty();
});

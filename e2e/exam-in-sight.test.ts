import type { Locator, Page } from '@playwright/test';
import { openAtStandstill } from './exam-page.ts';
import { expect, test } from './fixtures.ts';

const clock = (page: Page) => page.getByRole('timer');
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const top = async (element: Locator) => (await element.boundingBox())?.y ?? NaN;

for (const path of ['/exam-questions', '/csit-entrance/2076', '/exam/science/start']) {
  test(`on its side a phone shows question, options, clock and Next of ${path} together`, async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await openAtStandstill(page, path);
    for (const part of [page.locator('#stem'), page.getByRole('main').getByRole('group'), clock(page), next(page)]) {
      await expect(part).toBeInViewport({ ratio: 0.99 });
    }
  });

  test(`with text at 200 % the question of ${path} starts in the upper half, and the clock stays in sight`, async ({
    page,
  }) => {
    await openAtStandstill(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await top(page.locator('#stem'))).toBeLessThan(370);
    await page.evaluate(() => globalThis.scrollTo(0, document.body.scrollHeight));
    await expect(clock(page)).toBeInViewport({ ratio: 0.99 });
    await expect(next(page)).toBeInViewport({ ratio: 0.99 });
  });
}

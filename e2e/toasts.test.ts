import type { Locator, Page } from '@playwright/test';
import { openAtStandstill, settled } from './exam-page.ts';
import { answerLogout, profile } from './frame-page.ts';
import { expect, test } from './fixtures.ts';

test.describe('a message', () => {
  async function showMessage(page: Page): Promise<Locator> {
    await page.addInitScript((text) => localStorage.setItem('profile', text), JSON.stringify(profile));
    await page.route('**/api/me', (route) => route.fulfill({ json: profile.user }));
    await answerLogout(page);
    await openAtStandstill(page, '/exam/science');
    await page.getByRole('button', { name: 'Log out' }).click();
    const toast = page.locator('[data-toast]');
    await expect(toast).toHaveText('Logout Successfully.');
    await settled(page);
    return toast;
  }

  test('is there for 5000 ms and no longer', async ({ page }) => {
    const toast = await showMessage(page);
    await page.clock.runFor(4999);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast).toHaveCount(0);
  });

  test('waits while the pointer is on it, and then has what was left', async ({ page }) => {
    const toast = await showMessage(page);
    await page.clock.runFor(2000);
    await toast.hover();
    await settled(page);
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(5, 700);
    await settled(page);
    await page.clock.runFor(2999);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast).toHaveCount(0);
  });

  test('waits while its button has the focus, and goes at its press', async ({ page }) => {
    const toast = await showMessage(page);
    await toast.getByRole('button', { name: 'Dismiss' }).focus();
    await settled(page);
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
  });

  test('is read out', async ({ page }) => {
    const toast = await showMessage(page);
    await expect(page.locator('[aria-live=polite]').filter({ has: toast })).toHaveCount(1);
    await expect(toast.and(page.locator('[role]'))).toHaveCount(0);
    await expect(page.getByRole('region')).toHaveCount(0);
  });
});

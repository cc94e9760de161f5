import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { entry, heading, navigation, open, toggle } from './frame-page.ts';
import { desk, phone } from './windows.ts';

test.use({ viewport: phone, navShown: true });

const unit = '/mcq/subject/Mathematics/1/Practice%201/101/practice';
const firstOption = (page: Page) => page.getByRole('radio').first();
const choice = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'nav')?.value;

for (const path of [
  '/exam-questions',
  '/csit/entrance-questions',
  '/exam/science/start',
  '/csit-entrance/2076',
  unit,
]) {
  test(`on a first visit the menu is closed over ${path}, and nothing of it is ever drawn`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = () => {
        const side = document.getElementById('side');
        if (side && getComputedStyle(side).visibility === 'visible') document.documentElement.dataset['menuSeen'] = '';
        requestAnimationFrame(seen);
      };
      requestAnimationFrame(seen);
    });
    await page.goto(path);
    await expect(firstOption(page)).toBeEnabled();
    await expect(navigation(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('html[data-menu-seen]')).toHaveCount(0);
    await firstOption(page).check();
  });
}

test('it opens by hand, closes by Escape and beside it, and what was chosen before stays chosen', async ({ page }) => {
  await open(page, '/exam/science/start');
  await expect(firstOption(page)).toBeEnabled();
  await toggle(page).click();
  await expect(entry(page, 'Grade X')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(navigation(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await toggle(page).click();
  await expect(navigation(page)).toBeVisible();
  await page.mouse.click(345, 500);
  await expect(navigation(page)).toBeHidden();
  await page.setViewportSize(desk);
  await expect(navigation(page)).toBeVisible();
  await page.setViewportSize(phone);
  await expect(navigation(page)).toBeHidden();
  expect(await choice(page)).toBeUndefined();
  await page.goto('/exam/science');
  await expect(navigation(page)).toBeVisible();
});

test('a timed page that is gone to with the menu open closes it, and the page before has it open again', async ({
  page,
}) => {
  await open(page, '/exam/science');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: 'Start Exam' }).dispatchEvent('click');
  await expect(firstOption(page)).toBeEnabled();
  await expect(navigation(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/exam/science');
  await expect(navigation(page)).toBeVisible();
  expect(await choice(page)).toBeUndefined();
});

test('Back closes the open menu before it leaves the page', async ({ page }) => {
  await open(page, '/exam/science');
  await page.keyboard.press('Escape');
  await expect(navigation(page)).toBeHidden();
  await page.getByRole('link', { name: 'Start Exam' }).click();
  await expect(firstOption(page)).toBeEnabled();
  await toggle(page).click();
  await expect(navigation(page)).toBeVisible();
  await page.goBack();
  await expect(navigation(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await expect(page).toHaveURL('/exam/science/start');
  await page.goBack();
  await expect(page).toHaveURL('/exam/science');
  await expect(heading(page)).toHaveText('Entrance Examination of +2 Science');
});

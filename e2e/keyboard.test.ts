import type { Locator, Page } from '@playwright/test';
import { aStudent, expectToast, passwordField } from './account-page.ts';
import { expectQuestion, openAtStandstill } from './exam-page.ts';
import { expect, test } from './fixtures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

/** Goes on by Tab until the control has the focus, which must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  const outline = await page.evaluate(() => {
    const focused = document.activeElement;
    return focused ? getComputedStyle(focused).outlineStyle : 'none';
  });
  expect(outline).toBe('solid');
}

/** Goes to a link by Tab and follows it. Reading must go on at the heading of its page. */
async function follow(page: Page, link: Locator, title: string | RegExp): Promise<void> {
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
}

test.describe('by keyboard alone', () => {
  test.use({ navShown: true });

  test('from a first visit to an account, by way of the navigation and the theme', async ({ page }) => {
    // The way to a message by keyboard must not use up its time.
    await openAtStandstill(page, '/');
    await expect(main(page).getByRole('link', { name: 'Grade X School' })).toBeVisible();
    await page.keyboard.press('Escape');
    const menu = page.getByRole('button', { name: 'Menu' });
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Dark' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Dark', pressed: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();

    await follow(page, page.getByRole('banner').getByRole('link', { name: 'Log in' }), 'Log in');
    await follow(
      page,
      main(page).getByRole('link', { name: 'Forgot your password?' }),
      'Enter your email to get a link.',
    );
    await tabTo(page, page.getByLabel('Your email'));
    await page.keyboard.type(aStudent().email);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Log in');
    await expect(heading(page)).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Dismiss' }));
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-toast]')).toHaveCount(0);

    await follow(page, main(page).getByRole('link', { name: 'Register' }), 'Register');
    const student = aStudent();
    await tabTo(page, page.getByLabel('Name'));
    await page.keyboard.type(student.name);
    await tabTo(page, page.getByLabel('E-mail'));
    await page.keyboard.type(student.email);
    await tabTo(page, passwordField(page));
    await page.keyboard.type(student.password);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Register Successfully.Go to login.');
    await expect(heading(page)).toBeFocused();
  });
});

test('by keyboard alone, from home through a whole unit quiz and back', async ({ page }) => {
  await openAtStandstill(page, '/');
  await follow(page, main(page).getByRole('link', { name: 'Grade X School' }), 'Grade X');
  await follow(page, main(page).getByRole('link', { name: 'Chapter Quiz' }).first(), /Chapter Quiz/);
  await follow(page, main(page).getByRole('link', { name: 'Force and Motion' }), 'Unit: Force and Motion');
  await tabTo(page, page.getByRole('button', { name: 'Start Quiz' }));
  await page.keyboard.press('Enter');
  const stem = page.locator('#stem');
  await expect(stem).toBeFocused();
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Next', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await page.clock.runFor(1000);
  for (let number = 2; number <= 10; number += 1) {
    await expectQuestion(page, number);
    await expect(stem).toBeFocused();
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
  }
  await expect(heading(page)).toHaveText('Quiz Completed!');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Play Again' }));
  await page.keyboard.press('Enter');
  await expectQuestion(page, 1);
  await expect(stem).toBeFocused();
});

test('by keyboard alone, an entrance subject’s practice, its answer sheet opened and left', async ({ page }) => {
  await page.goto('/mcq/subject/Physics/2');
  await follow(page, main(page).getByRole('link', { name: /^Practice 1\s/ }), /Physics: Practice 1/);
  const opener = page.getByRole('button', { name: 'Show the whole answer sheet' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Answer sheet' });
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).locator('fieldset :focus')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

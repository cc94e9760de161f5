import type { Page } from '@playwright/test';
import { heading, navigation, open, toggle } from './frame-page.ts';
import { desk } from './windows.ts';
import { expect, missingPage, test } from './fixtures.ts';

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, room } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(content).toBe(room);
}

test('the skip link is seen when it has the focus, and puts it on the content', async ({ page }) => {
  await open(page, '/exam/science');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  // Whatever type size a student sets.
  await page.evaluate(() => (document.documentElement.style.fontSize = '300%'));
  await expect(skip).not.toBeInViewport();
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Start Exam' })).toBeFocused();
  await expect(page).toHaveURL('/exam/science');
});

test('a page opens at its top with the focus on its heading; Back is where one was', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Computer' }).first()).toBeVisible();
  const ticket = page.getByRole('main').getByRole('link', { name: /^\+2 Management/ });
  await ticket.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await ticket.click();
  await expect(page).toHaveTitle('Entrance Examination of +2 Management · Tayari');
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle('Home · Tayari');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'Computer' }).first()).toBeVisible();
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThanOrEqual(2);

  await page.goForward();
  await expect(page).toHaveTitle('Entrance Examination of +2 Management · Tayari');
  await expect(heading(page)).toBeFocused();
});

test('on a wide page the bar names the page, and home by the name of Tayari alone', async ({ page }) => {
  await page.setViewportSize(desk);
  const bar = page.getByRole('banner');
  await open(page, '/exam/science');
  await expect(bar.getByText('Entrance Examination of +2 Science')).toBeVisible();
  await bar.getByRole('link', { name: 'Tayari, home' }).click();
  await expect(page).toHaveURL('/');
  await expect(bar.getByText('Home')).toHaveCount(0);
});

test.describe('at any width', () => {
  test.use({ expectedErrors: [missingPage] });

  for (const path of ['/', '/exam/science', `/nowhere/${'x'.repeat(150)}`]) {
    test(`and with text at 100 % and 200 % nothing of ${path.slice(0, 20)} scrolls sideways, and nothing of the frame is cut off`, async ({
      page,
    }) => {
      await open(page, path);
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        for (const textSize of ['100%', '200%']) {
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = size;
          }, textSize);
          await expectNoSidewaysScroll(page);
          const login = await page.getByRole('link', { name: 'Log in' }).evaluate((link) => {
            const words = document.createRange();
            words.selectNodeContents(link);
            return { right: words.getBoundingClientRect().right, lines: words.getClientRects().length };
          });
          expect(login.lines).toBe(1);
          expect(login.right).toBeLessThanOrEqual(width);
          await toggle(page).click();
          await expect(navigation(page)).toBeVisible();
          await expectNoSidewaysScroll(page);
          const cut = await navigation(page)
            .locator('a, h2, button')
            .evaluateAll((all) =>
              all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
            );
          expect(cut).toEqual([]);
          await page.getByRole('button', { name: 'System' }).focus();
          await expect(page.getByText('System')).toBeInViewport();
          await toggle(page).click();
          await expect(navigation(page)).toBeHidden();
        }
      }
    });
  }
});

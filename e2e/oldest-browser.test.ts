import { expectQuestion, next, programStarted, skipTo, stored } from './exam-page.ts';
import { expect, test } from './fixtures.ts';
import { makeOld } from './oldest-browser.ts';

test('a paper goes from the home page to its result in the oldest browser', async ({ page, context }) => {
  await makeOld(context);
  await page.goto('/');
  await programStarted(page);
  expect(await page.evaluate(() => 'groupBy' in Map || 'showModal' in document.createElement('dialog'))).toBe(false);

  const menu = page.getByRole('button', { name: 'Menu' });
  const entry = page.locator('nav a[href="/csit/entrance-preparation"]');
  await expect(entry).toBeHidden();
  await entry.evaluate((link) => link.focus());
  await expect(entry, 'what is hidden takes no focus').not.toBeFocused();
  await menu.click();
  await entry.click();
  await page.getByRole('link', { name: /2076/ }).click();
  await expectQuestion(page, 1);

  await page.getByRole('radio').first().check();
  await next(page);
  await expectQuestion(page, 2);

  const opener = page.getByRole('button', { name: 'Show the whole answer sheet' });
  const sheet = page.getByRole('dialog', { name: 'Answer sheet' });
  await expect(sheet).toBeHidden();
  await opener.click();
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('img')).toBeInViewport();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  expect(await stored(page, 'currentQuestionIndex')).toBe(1);
  await skipTo(page, 100);
  await page.getByRole('radio').first().check();
  await next(page);
  await expect(page).toHaveURL('/result');
  await expect(page.getByRole('main')).toContainText(/You got : [012] \/ 100/);
});

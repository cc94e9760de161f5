import type { Page } from '@playwright/test';
import { expectQuestion, next, programStarted, skipTo } from './exam-page.ts';
import { expect, test } from './fixtures.ts';

/** The exam on screen is at its last question, and the files of its end have come. */
async function atTheLast(page: Page, path: string, last: number, files: readonly RegExp[]): Promise<void> {
  const come = () =>
    Promise.all(files.map((file) => page.waitForEvent('requestfinished', (request) => file.test(request.url()))));
  const first = come();
  await page.goto(path);
  await expectQuestion(page, 1);
  await first;
  const again = come();
  await skipTo(page, last);
  await again;
}

test.describe('without a network', () => {
  // The page requests the film over the still, and works without it.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the result of an exam comes, its still with it', async ({ page, context }) => {
    await atTheLast(page, '/csit-entrance/2076', 100, [/result-route-/, /result-light-.+webp/]);
    await context.setOffline(true);
    await page.getByRole('radio').first().check();
    await next(page);
    await expect(page).toHaveURL('/result');
    await expect(page.getByRole('main')).toContainText('You got : ');
  });

  test('so does the end of an examination that records nothing', async ({ page, context }) => {
    await atTheLast(page, '/exam/science/start', 50, [/thank-you-route-/, /thankyou-portrait-.+webp/]);
    await context.setOffline(true);
    await page.getByRole('radio').first().check();
    await next(page);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });
});

test('Back closes an open answer sheet before it leaves the exam', async ({ page }) => {
  await page.goto('/exam/science');
  await programStarted(page);
  await page.getByRole('link', { name: 'Start Exam' }).click();
  await expectQuestion(page, 1);
  await page.getByRole('button', { name: 'Show the whole answer sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Answer sheet' });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  // The program undoes the step back by one step forward, a moment later.
  await expect(page).toHaveURL('/exam/science/start');
  await expectQuestion(page, 1);
  await page.goBack();
  await expect(page).toHaveURL('/exam/science');
});

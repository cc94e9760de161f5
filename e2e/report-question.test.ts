import { expectQuestion, next, openAtStandstill } from './exam-page.ts';
import { expect, test } from './fixtures.ts';
import { finished } from './reach.ts';
import { aTeacher, teacherPassword } from './staff-page.ts';

test.use({ expectedErrors: [/status of 429/] });

test('a visitor reports a revealed question, by keyboard, and the exam waits for it', async ({ page, server }) => {
  await openAtStandstill(page, '/exam-questions');
  await expectQuestion(page, 1);
  await page.getByRole('radio').first().check();
  await next(page);
  const opener = page.getByRole('button', { name: 'Report this question' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await expect(dialog).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page.locator('h1')).toContainText('1 of 100');

  const send = dialog.getByRole('button', { name: 'Send' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Two answers are right' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Both B and D.');
  await expect(dialog.getByText('13 of 500 characters')).toBeVisible();
  await page.route('**/api/reports', (route) => route.fulfill({ status: 429, json: { message: 'Wait a while.' } }));
  await send.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Wait a while.');
  await page.unroute('**/api/reports');
  await send.press('Enter');
  await expect(page.locator('[data-toast]')).toHaveText('Thank you. A teacher will look at this question.');
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(page.locator('h1')).toContainText('2 of 100');
  await expect(opener).toHaveCount(0);

  const { email } = await aTeacher(server, 'Sabina Karki');
  await page.request.post('/api/staff/session', {
    headers: { origin: server.url },
    data: { email, password: teacherPassword },
  });
  const reports = await page.request.get('/api/staff/doctor?kind=report&size=200');
  const sentence = 'Reported once: two answers are right. “Both B and D.”';
  expect((await reports.json()).rows).toContainEqual(expect.objectContaining({ item: expect.any(String), sentence }));
});

test('every question of a review can be reported, and Back closes the form', async ({ page }) => {
  await openAtStandstill(page, '/exam-questions');
  await finished(page);
  // The right answers are folded: first all of them, then each line.
  for (const fold of await page.locator('details > summary').all()) await fold.click();
  const openers = page.getByRole('button', { name: 'Report this question' });
  await expect(openers).toHaveCount(30);
  await openers.first().click();
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/result');
  await expect(openers.first()).toBeFocused();
});

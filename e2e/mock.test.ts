import type { Page } from '@playwright/test';
import { expectQuestion } from './exam-page.ts';
import { expect, test } from './fixtures.ts';
import { recordRows } from './record-rows.ts';

const question = (page: Page) => page.getByRole('article');
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

async function darken(page: Page, place: number): Promise<void> {
  await question(page).getByRole('radio').nth(place).check();
}

test('a mock is begun, outlives a reload and a practice exam, is handed in, and its marks stand in the history', async ({
  page,
}) => {
  await page.goto('/mock');
  await page.getByRole('link', { name: '+2 Science mock test' }).click();
  await expect(page).toHaveTitle('+2 Science mock test · Tayari');
  await expect(page.getByText('80 questions in 90 minutes')).toBeVisible();
  await page.getByRole('button', { name: 'Start the mock test' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const stem = await question(page).locator('#stem').textContent();
  await darken(page, 1);
  await next(page);
  await darken(page, 2);
  await next(page);
  await expect(question(page).getByRole('heading', { name: /3/ })).toBeVisible();

  await page.reload();
  await expect(question(page).getByRole('heading', { name: /3/ })).toBeVisible();
  await page.goto('/exam/science');
  await page.getByRole('link', { name: 'Start Exam' }).click();
  await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
  const goOn = page.getByRole('link', { name: 'Continue: +2 Science mock test 1' });
  await page.goto('/history');
  await expect(goOn).toBeVisible();
  await page.goto('/mock');
  await expect(page.getByText(/^Still running, .+ left/)).toBeVisible();
  await goOn.click();
  for (const place of [3, 2]) {
    await expect(question(page).getByRole('heading', { name: String(place) })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
  }
  await expect(question(page).locator('#stem')).toHaveText(stem ?? '');
  await expect(question(page).getByRole('radio').nth(1)).toBeChecked();

  await page.getByRole('button', { name: /question 1 of 80/i }).click();
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('78');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByRole('heading', { name: '+2 Science mock test 1' })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(8);
  await expect(rows.last()).toContainText(/^Total[012]\/80/);
  await expect(rows.last()).toContainText(/[67]\d|80/);
  // The one answer may be right in any draw; then the question is folded.
  const answers = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Correct answer' });
  await expect(answers.first()).toBeVisible();
  for (const fold of await page.locator('details > summary').all()) await fold.click();
  await expect(answers).toHaveCount(160);

  // As a screen reader sees the page: what lies far below is there too.
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  expect(nodes.some(({ name }) => String(name?.value).startsWith('80. '))).toBe(true);

  await page.goto('/history');
  await expect(page.getByRole('link', { name: '+2 Science mock test 1' })).toBeVisible();
  await page.goto('/mock');
  await expect(page.getByText(/^[0-2]of 80sat once$/)).toBeVisible();
  await page.getByRole('link', { name: '+2 Science mock test' }).click();
  await expect(page.getByRole('button', { name: 'Start the mock test' })).toBeVisible();
});

test('a paper that another start has put aside goes on from the history, and its answer counts before it is finished', async ({
  page,
}) => {
  await page.goto('/csit-entrance/2076');
  await expectQuestion(page, 1);
  await page.getByRole('main').getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => recordRows(page, 'asides')).toBe(1);
  await expect.poll(() => recordRows(page, 'attempts')).toBe(1);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'profile') localStorage.removeItem(key);
  });
  await page.goto('/progress');
  await expect(page.getByText('1 question answered, on')).toBeVisible();
  await page.goto('/history');
  await page.getByRole('button', { name: 'Continue: 2076 Entrance Questions' }).click();
  await expect(page).toHaveURL('/csit-entrance/2076');
  expect(await page.evaluate(() => localStorage.getItem('exam'))).toContain('year-quiz/2076');
});

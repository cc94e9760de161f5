import { expect, test } from './fixtures.ts';

test('without a stored result the page says so and leads back, and shows no undefined and no NaN', async ({ page }) => {
  await page.goto('/result');
  await expect(page.getByRole('heading', { name: 'No result yet' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/undefined|NaN/);
});

test('a stored score alone is enough for the result', async ({ page }) => {
  await page.goto('/result');
  await page.evaluate(() => {
    localStorage.setItem('finalScore', '78');
    localStorage.setItem('totalQuestions', '100');
  });
  await page.reload();
  await expect(page.getByRole('main')).toContainText('You got : 78 / 100');
  await expect(page).toHaveTitle('Result · Tayari');
});

test('a stored score that can’t be is no result', async ({ page }) => {
  for (const finalScore of ['{', '101']) {
    await page.goto('/');
    await page.evaluate((score) => {
      localStorage.setItem('finalScore', score);
      localStorage.setItem('totalQuestions', '100');
    }, finalScore);
    await page.goto('/result');
    await expect(page.getByRole('heading', { name: 'No result yet' })).toBeVisible();
  }
});

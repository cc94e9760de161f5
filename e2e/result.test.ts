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

test('less than a third right is told plainly, with what to do next', async ({ page }) => {
  await page.goto('/result');
  const show = async (score: number) => {
    await page.evaluate((finalScore) => {
      localStorage.setItem('finalScore', String(finalScore));
      localStorage.setItem('totalQuestions', '24');
    }, score);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`You got : ${score} / 24`);
  };
  await show(7);
  await expect(page.getByText('You got fewer than a third right this time.')).toBeVisible();
  await show(8);
  await expect(page.getByText('You got fewer than a third right this time.')).toHaveCount(0);
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

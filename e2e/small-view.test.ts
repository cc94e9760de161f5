import type { Page } from '@playwright/test';
import { mathOf } from '#content/math/math.ts';
import { expectQuestion, openAtStandstill } from './exam-page.ts';
import { expectWhole } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { press } from './reach.ts';

/** A question with its answer revealed. */
async function reveal(page: Page): Promise<void> {
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(page.locator('label[data-mark=right]')).toBeVisible();
}

test('a formula longer than a line goes on in the next one, or scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const question = {
    id: 1,
    category: 'mathematics',
    question: 'Which is $(b+c)\\cos A+(c+a)\\cos B+(a+b)\\cos C$?',
    options: ['$x^2+y^2-6x-6y+8=0$', '$\\mathrm{Cl_2+2NaOH\\rightarrow NaCl+NaOCl+H_2O}$', '$a$'],
    answer: '$a$',
    explanation: '$y=\\sqrt{\\sin x+\\sqrt{\\sin x+\\sqrt{\\sin x+\\cdots}}}$',
  };
  await page.route('**/category/chapter-quiz', async (route) => {
    const body = await (await route.fetch()).json();
    body.items[0].content[0].json_data = JSON.stringify([question]);
    body.items[0].content[0].math = mathOf([question]);
    await route.fulfill({ json: body });
  });
  await openAtStandstill(page, '/school/grade-x-mathematics/chapter-quiz/201');
  await press('Start Quiz')(page);
  await reveal(page);
  await expectWhole(page, 'with long formulas');
  expect(await page.locator('#stem math').count()).toBeGreaterThan(1);
});

test('in a low view nothing lies over the question, and Next is at its end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAtStandstill(page, '/exam-questions');
  await expectQuestion(page, 1);
  await page
    .getByRole('main')
    .getByRole('group')
    .evaluate((options) => options.scrollIntoView({ block: 'center' }));
  const covered = await page.evaluate(() =>
    [2, innerHeight - 2].filter((y) => !document.elementFromPoint(160, y)?.closest('div:has(> fieldset)')),
  );
  expect(covered).toEqual([]);
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.locator('label[data-mark=right]')).toHaveCount(1);
});

test('in a low view the navigation, the answer sheet and the messages can be used', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAtStandstill(page, '/exam-questions');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'System' }).focus();
  await expect(page.getByText('System')).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show the whole answer sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Answer sheet' });
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 0.99 });
  await sheet.getByText('No answer').scrollIntoViewIfNeeded();
  await expect(sheet.getByText('No answer')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // The step back that closing it makes.
  await page.waitForFunction(() => (history.state as { overlay?: true } | null)?.overlay !== true);

  await page.route('**/api/send-link', (route) =>
    route.fulfill({ status: 200, json: { message: 'A link is on its way. '.repeat(12) } }),
  );
  await page.goto('/forgot-password');
  await page.getByLabel('Your email').fill('sita@example.com');
  await press('Send')(page);
  await page.getByRole('button', { name: 'Dismiss' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

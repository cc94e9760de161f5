import type { Page } from '@playwright/test';
import { expectQuestion, programStarted, skipTo } from './exam-page.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './windows.ts';

const continueLink = (page: Page) => page.getByRole('link', { name: 'Continue', exact: true });

/** Begins the exam of this address, and stops at its second question. */
async function begin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectQuestion(page, 1);
  await skipTo(page, 2);
}

test('the home page names the paper under way at its top, where its place is there from the first paint, and leads back to its question', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await begin(page, '/csit-entrance/2075');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  resolve();
  await expect(continueLink(page)).toBeInViewport({ ratio: 1 });
  expect((await heading.boundingBox())?.y).toBe(before?.y);
  await expect(page.getByRole('region', { name: 'Paper under way' })).toContainText('2075 Entrance Questions');
  await continueLink(page).click();
  await expectQuestion(page, 2);
});

test('with a goal the home page has the plan of today, in its place from the first paint, and below it the paper under way', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/today/exam');
  await page.getByRole('button', { name: '20 min' }).click();
  await begin(page, '/csit-entrance/2075');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const below = page.getByRole('heading', { level: 2, name: 'What are you studying?' });
  const before = await below.boundingBox();
  resolve();
  const own = page.getByRole('region', { name: 'Your record' });
  await expect(own).toContainText('Today’s 20 minutes');
  await expect(own.getByRole('link', { name: 'Begin' })).toBeInViewport({ ratio: 1 });
  expect((await below.boundingBox())?.y).toBe(before?.y);
  await own.getByRole('link', { name: 'Continue 2075 Entrance Questions at 2' }).click();
  await expectQuestion(page, 2);
  await page.goto('/');
  await own.getByRole('link', { name: 'Begin' }).click();
  await expect(page).toHaveURL('/today');
});

test('without a paper under way the home page says nothing of one', async ({ page }) => {
  await page.goto('/');
  await programStarted(page);
  await expect(continueLink(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Paper under way' })).toHaveCount(0);
});

for (const [exam, landing] of [
  ['/exam/science/start', '/exam/science'],
  ['/exam/management/start', '/exam/management'],
  ['/exam-questions', '/plus-2-science/entrance-preparation'],
  ['/csit-entrance/2075', '/csit/entrance-preparation'],
] as const) {
  test(`on ${landing} 'Continue' is in view without scrolling`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(exam);
    await expectQuestion(page, 1);
    await page.goto(landing);
    await expect(continueLink(page)).toBeInViewport({ ratio: 1 });
  });
}

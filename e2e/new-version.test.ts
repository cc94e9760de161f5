import { startChangingServer, type ChangingServer } from './changing-server.ts';
import { expectQuestion } from './exam-page.ts';
import { expect, test as base } from './fixtures.ts';
import { expectKept } from './offline-page.ts';

const test = base.extend<{ changing: ChangingServer }>({
  changing: async ({ server }, use) => {
    const changing = await startChangingServer(server.url);
    await use(changing);
    await changing.stop();
  },
  baseURL: async ({ changing }, use) => use(changing.url),
});
test.use({ serviceWorkers: 'allow' });

test('a new version is offered, not while an exam is shown here, and taken by Reload', async ({ page, changing }) => {
  const offer = page.getByText('A new version is ready.');
  await page.goto('/plus-2-science/entrance-preparation');
  await expectKept(page);
  await expect(offer).toHaveCount(0);
  changing.release();
  await page.reload();
  // As long as the first version may take to install.
  await expect(offer).toBeVisible();

  await page.getByRole('link', { name: 'Start Test' }).click();
  await expectQuestion(page, 1);
  await expect(offer).toHaveCount(0);
  await page.goBack();
  await expect(offer).toBeVisible();

  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByRole('link', { name: 'Start Test' })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await expect(offer).toHaveCount(0);
});

test('an exam in another tab holds the new version back until it is left', async ({ page, changing }) => {
  const offer = page.getByText('A new version is ready.');
  await page.goto('/');
  await expectKept(page);
  const exam = await page.context().newPage();
  await exam.goto('/exam-questions');
  await expectQuestion(exam, 1);
  changing.release();
  await page.reload();
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
  await expect(page.locator('[aria-label="Without a network"]')).toBeAttached();
  await expect(offer).toHaveCount(0);
  await exam.close();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
});

import type { Locator, Page, Route } from '@playwright/test';
import { openAtStandstill, programStarted } from './exam-page.ts';
import { expectFailure, failure, landingChunk, resultChunk } from './failure-page.ts';
import { expect, test } from './fixtures.ts';

const spinner = (page: Page): Locator => page.getByRole('status', { name: 'Loading' });

/** Lets the first requests of a chunk fail, and the later ones through. */
async function failTimes(page: Page, file: string, times: number): Promise<() => number> {
  let asked = 0;
  await page.route(file, (route: Route) => {
    asked += 1;
    return asked <= times ? route.abort() : route.continue();
  });
  return () => asked;
}

test.describe('a part of the program', () => {
  // Nothing kept from an earlier visit replaces what the network does not bring.
  test.use({ expectedErrors: [/Failed to load resource/], serviceWorkers: 'block' });

  test('that fails once is asked for again, and nobody notices', async ({ page }) => {
    for (const { path, file } of [landingChunk, resultChunk]) {
      const asked = await failTimes(page, file, 1);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: /Entrance Examination|No result yet/ })).toBeVisible();
      await expect(failure(page)).toHaveCount(0);
      await expect.poll(asked).toBeGreaterThan(1);
    }
  });

  test('that fails twice is an error that names it, inside the frame; Reload brings it', async ({ page }) => {
    const asked = await failTimes(page, resultChunk.file, 2);
    await page.goto(resultChunk.path);
    await expectFailure(page, `Loading chunk ${resultChunk.name} failed`);
    expect(asked()).toBe(2);
    await expect(page).toHaveTitle('Error · Tayari');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'No result yet' })).toBeVisible();
    await expect(page).toHaveTitle('Result · Tayari');
  });

  test('of a page that the build has prepared is missed as plainly', async ({ page }) => {
    await page.route(landingChunk.file, (route) => route.abort());
    await page.goto(landingChunk.path);
    await expectFailure(page, `Loading chunk ${landingChunk.name} failed`);
  });

  test('that fails between pages leaves the way to all others open, and comes at a later try', async ({ page }) => {
    await failTimes(page, landingChunk.file, 2);
    await page.goto('/');
    await programStarted(page);
    await page.getByRole('main').getByRole('link', { name: '+2 Science Questions' }).click();
    await expectFailure(page, `Loading chunk ${landingChunk.name} failed`);
    await expect(page).toHaveURL(landingChunk.path);
    await expect(failure(page)).toBeFocused();
    await page.getByRole('link', { name: 'Tayari, home' }).click();
    await expect(page).toHaveTitle('Home · Tayari');
    await page.getByRole('main').getByRole('link', { name: '+2 Science Questions' }).click();
    await expect(page.getByRole('link', { name: 'Start Exam' })).toBeVisible();
  });

  test('that is not on the server any more, after an update, is an error with its name as well', async ({ page }) => {
    await page.route(resultChunk.file, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto(resultChunk.path);
    await expectFailure(page, `Loading chunk ${resultChunk.name} failed`);
  });

  test('that the screen without a frame needs fails as plainly, with a title', async ({ page }) => {
    await page.route('**/assets/thank-you-route-*.js', (route) => route.abort());
    await page.goto('/thankyou');
    await expectFailure(page, 'Loading chunk thank-you failed');
    await expect(page).toHaveTitle('Error · Tayari');
    await expect(page.getByRole('main')).toHaveCount(1);
  });

  test('that never comes has failed after 120000 ms and not before', async ({ page }) => {
    await page.route(resultChunk.file, () => {});
    await openAtStandstill(page, resultChunk.path);
    await expect(spinner(page)).toBeAttached();
    await page.clock.runFor(119_999);
    await expect(spinner(page)).toBeAttached();
    await expect(failure(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expectFailure(page, `Loading chunk ${resultChunk.name} failed`);
    await page.unroute(resultChunk.file);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'No result yet' })).toBeVisible();
  });

  test('that never comes between pages has failed after 120000 ms as well', async ({ page }) => {
    await page.route(landingChunk.file, () => {});
    await openAtStandstill(page, '/');
    await programStarted(page);
    await page.getByRole('main').getByRole('link', { name: '+2 Science Questions' }).click();
    await expect(spinner(page)).toBeAttached();
    await page.clock.runFor(119_999);
    await expect(failure(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expectFailure(page, `Loading chunk ${landingChunk.name} failed`);
  });

  test('offline between pages it fails; online again, Reload goes on', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.locator('main a[href="/school/grade-x"]')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('main').getByRole('link', { name: '+2 Management Questions' }).click();
    await expectFailure(page, 'Loading chunk management-exam-landing failed');
    await expect(page.getByText('Your answers are saved on this device.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Entrance Examination of +2 Management' })).toBeVisible();
  });
});

test('while a part is on its way a yellow spinner of size 50 turns, alone at first, then over the page that is left', async ({
  page,
}) => {
  const hold = async (file: string) => {
    const gate = Promise.withResolvers<void>();
    await page.route(file, async (route) => {
      await gate.promise;
      await route.continue();
    });
    return gate.resolve;
  };
  const bringResult = await hold(resultChunk.file);
  const bringLanding = await hold(landingChunk.file);
  const expectSpinner = async () => {
    await expect(spinner(page)).toBeVisible();
    await expect(spinner(page)).toBeInViewport();
    expect(await spinner(page).boundingBox()).toMatchObject({ width: 50, height: 50 });
    await expect(spinner(page).locator('i').first()).toHaveCSS('background-color', 'rgb(253, 181, 21)');
  };
  await page.goto(resultChunk.path);
  await expectSpinner();
  await expect(page.getByRole('banner')).toBeVisible();

  bringResult();
  await expect(page.getByRole('heading', { name: 'No result yet' })).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#side').getByRole('link', { name: '+2 Science' }).click();
  await expectSpinner();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  bringLanding();
  await expect(page.getByRole('link', { name: 'Start Exam' })).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

test('nothing of the record is loaded with home or an exam by who has none', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  for (const path of ['/', '/exam-questions']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-program]')).toBeAttached();
  }
  expect(files.filter((file) => /\/(record|history|sync|ask|keep-attempt|leave-record|mock)\b/.test(file))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

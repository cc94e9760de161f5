import type { Page } from '@playwright/test';
import { expectQuestion, next, programStarted, standStill } from './exam-page.ts';
import { expect, test } from './fixtures.ts';
import { entry, navigation, toggle } from './frame-page.ts';
import { phone } from './windows.ts';

test.use({ viewport: phone });

const paper = '/csit-entrance/2075';
const outside = '/manifest.webmanifest';
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Answer sheet' });
const showSheet = (page: Page) => page.getByRole('button', { name: 'Show the whole answer sheet' }).click();

declare global {
  /** How many steps through the tab's history this document has seen. */
  var steps: number;
}

/** An exam as the first page of its tab, so that Back leads out of the product. Its time stands still. */
test.beforeEach(async ({ page }) => {
  await standStill(page);
  await page.addInitScript(() => {
    globalThis.steps = 0;
    // Before the product, which hides its own steps from other listeners.
    addEventListener('popstate', () => (globalThis.steps += 1));
  });
  await page.goto(outside);
  await page.goto(paper);
  await programStarted(page);
  await expectQuestion(page, 1);
  await page.getByRole('radio').nth(1).check();
  await mark(page);
});

/** Marks the document: a reload would lose the mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''));

async function expectExam(page: Page): Promise<void> {
  await expect(page).toHaveURL(paper);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.locator('html[data-same]')).toHaveCount(1);
}

/** The step back from the open layer is made by then. A browser counts two steps in one moment as one. */
const entryLeft = (page: Page) => page.waitForFunction(() => !(history.state as { overlay?: true }).overlay);

async function expectBackLeaves(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(outside);
}

test('Back closes an open answer sheet, and the next one leaves', async ({ page }) => {
  await showSheet(page);
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expectExam(page);
  await expectBackLeaves(page);
});

test('what was closed by hand is not in the way of Back, opened twice or once', async ({ page }) => {
  for (const _ of [1, 2]) {
    await showSheet(page);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
  }
  await entryLeft(page);
  await expectExam(page);
  await expectBackLeaves(page);
});

test('Forward opens nothing again, and Back leaves from there', async ({ page }) => {
  await showSheet(page);
  // The page makes this step: after Playwright’s own step back there is no way forward.
  await page.evaluate(() => history.back());
  await expect(sheet(page)).toBeHidden();
  // Forward, and the product's own step back from there.
  const before = await page.evaluate(() => globalThis.steps);
  await page.evaluate(() => history.forward());
  await page.waitForFunction((steps) => globalThis.steps === steps, before + 2);
  await expect(sheet(page)).toBeHidden();
  await expectExam(page);
  await expectBackLeaves(page);
});

test('after a reload with the answer sheet open, Back leaves', async ({ page }) => {
  await showSheet(page);
  await page.waitForFunction(() => (history.state as { overlay?: true }).overlay);
  await page.reload();
  await programStarted(page);
  await mark(page);
  await entryLeft(page);
  await expectExam(page);
  await expectBackLeaves(page);
});

test('Back closes the menu; from a page that the menu led to it comes to the exam', async ({ page }) => {
  await toggle(page).click();
  await expect(navigation(page)).toBeVisible();
  await page.goBack();
  await expect(navigation(page)).toBeHidden();
  await expectExam(page);
  await toggle(page).click();
  await entry(page, 'Grade X').click();
  await expect(page).toHaveURL('/school/grade-x');
  await page.goBack();
  await expectExam(page);
  await expectBackLeaves(page);
});

test('from the end that came while the sheet was open, Back leads to no new exam', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('currentQuestionIndex', '99'));
  await page.reload();
  await expectQuestion(page, 100);
  await page.getByRole('radio').first().check();
  await next(page);
  await showSheet(page);
  await expect(sheet(page)).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/result');
  await expectBackLeaves(page);
});

test('a language that is chosen in the menu is that of the address, and the choice on screen stays', async ({
  page,
}) => {
  await toggle(page).click();
  await navigation(page).getByRole('button', { name: 'नेपाली' }).click();
  await expect(page.locator('html[lang=ne]')).toBeAttached();
  await expectQuestion(page, 1);
  await expect(page).toHaveURL(`/ne${paper}`);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

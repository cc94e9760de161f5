import type { Locator, Page } from '@playwright/test';
import { programStarted } from './exam-page.ts';
import { expect, test } from './fixtures.ts';
import { expectScriptsKept, forgetAnswers, noNetwork, openAndKeep } from './offline-page.ts';
import { phone } from './windows.ts';

const field = (page: Page): Locator => page.getByRole('searchbox');
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: false });
const questions = (page: Page): Locator => section(page, 'Questions').locator('[data-hit]');
const places = (page: Page): Locator => section(page, 'Topics and units').getByRole('link');
const answer = (page: Page): Locator => page.locator('[data-mark=right]');
const queryOf = (page: Page) => new URL(page.url()).searchParams.get('q');

test('a student types in either script, opens a question in place, and asks for its answer', async ({ page }) => {
  await page.goto('/');
  await programStarted(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveTitle('Search · Tayari');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('prakash');
  await expect(page.getByRole('status').filter({ hasText: 'also for प्रकाश and “light”' })).toBeVisible();
  await expect(places(page).filter({ hasText: 'Ray Optics' })).toBeVisible();
  await expect(questions(page).first().locator('mark')).toHaveText('प्रकाश');
  await expect(
    questions(page)
      .filter({ has: page.locator('mark', { hasText: /^light$/i }) })
      .first(),
  ).toBeVisible();

  const first = questions(page).first();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(answer(page)).toBeHidden();
  await page.getByText('Show the answer').click();
  await expect(answer(page)).toBeVisible();
  await page.getByRole('link', { name: 'Its page' }).click();
  await expect(page).toHaveURL(/\/q\/[a-z0-9]{11}$/);

  await page.goBack();
  await expect(field(page)).toHaveValue('prakash');
  await expect(questions(page).first()).toHaveAttribute('aria-expanded', 'true');
});

test('arrows move, Enter opens, Escape clears; Back leads to the former search', async ({ page }) => {
  await page.goto('/search');
  await programStarted(page);
  await field(page).fill('lens');
  await expect(questions(page).first()).toBeVisible();
  await field(page).press('Enter');
  const hits = page.locator('[data-hit]');
  await expect(hits.first()).toBeFocused();
  await expect.poll(() => queryOf(page)).toBe('lens');
  await page.keyboard.press('ArrowDown');
  await expect(hits.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await questions(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(questions(page).first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('prism');
  await expect.poll(() => queryOf(page)).toBe('prism');
  await page.goBack();
  await expect(field(page)).toHaveValue('lens');
  await expect(questions(page).first()).toBeVisible();
});

test('what is typed and what is found before the program is there stays', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('[aria-expanded]')?.setAttribute('data-before-script', '');
    });
  });
  await page.goto('/ne/search?q=sambidhan');
  await programStarted(page);
  await expect(page.locator('[data-before-script]')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/संविधान|constitution/i);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const prefix of ['', '/ne']) {
    test(`a form brings the topics and the questions, and each opens: ${prefix || '/'}`, async ({ page }) => {
      await page.goto(`${prefix}/search`);
      await field(page).fill('प्रकाश');
      await field(page).press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/search\\?q=`));
      await expect(field(page)).toHaveValue('प्रकाश');
      const hits = page.locator('[data-hit]');
      await expect(hits.first()).toHaveAttribute('href', new RegExp(`^${prefix}/(entrance-preparation|school)/`));
      await page.locator('[data-hit][aria-expanded]').first().click();
      await expect(answer(page)).toBeHidden();
      await page.locator('summary').click();
      await expect(answer(page)).toBeVisible();
    });
  }
});

test('in the narrowest window nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ ...phone, width: 320 });
  await page.goto('/search?q=prakash');
  await programStarted(page);
  await questions(page).first().click();
  await page.getByText('Show the answer').click();
  const { content, room } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(content).toBe(room);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: noNetwork });

  test('the questions on this device are searched, and say so', async ({ page, context }) => {
    await openAndKeep(page, '/search?q=light');
    await page.goto('/entrance-preparation/Physics/Ray%20Optics');
    await expectScriptsKept(page);
    await page.goto('/search?q=light');
    await expect(questions(page).first()).toBeVisible();
    await expectScriptsKept(page);
    await forgetAnswers(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^No connection: searching the \d+ questions on this device\.$/)).toBeVisible();
    await expect(questions(page).first()).toContainText('Ray Optics');
    await questions(page).first().click();
    await page.getByText('Show the answer').click();
    await expect(answer(page)).toBeVisible();
  });
});

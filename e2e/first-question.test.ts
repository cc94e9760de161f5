import type { Page } from '@playwright/test';
import { expectQuestion, next, stored } from './exam-page.ts';
import { expect, start, test } from './fixtures.ts';

const paper = '/csit-entrance/2075';
const practice = '/entrance-preparation/English/Tag%20Questions';

/** Holds the program back, as a slow link does; gives the way to let it come. */
async function holdProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const path of [paper, practice]) {
  test(`${path} shows its first question before its program is there, and begins with it`, async ({ page }) => {
    await page.clock.setFixedTime(start);
    const letCome = await holdProgram(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expectQuestion(page, 1);
    const stem = await page.locator('#stem').textContent();
    await expect(page.getByRole('radio')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
    expect(await stored(page, 'startTime')).toBe(start.getTime());
    await page.clock.setFixedTime(start.getTime() + 7000);
    letCome();
    await expect(page.getByRole('timer')).toContainText('0:53');
    expect(await page.locator('#stem').textContent()).toBe(stem);
    expect(await stored(page, 'startTime')).toBe(start.getTime());
  });
}

test('an option darkened before the program is there stays so, with the focus, and can be checked', async ({
  page,
}) => {
  const letCome = await holdProgram(page);
  await page.goto(paper, { waitUntil: 'commit' });
  await page.getByRole('radio').nth(2).check();
  letCome();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await expect(page.getByRole('radio').nth(2)).toBeFocused();
  await next(page);
  await expect(page.locator('label[data-mark=right]')).toHaveCount(1);
  expect((await stored<{ chosen: string[] }>(page, 'exam'))?.chosen).toHaveLength(1);
});

test('keys pressed before the program is there choose and check when it is', async ({ page }) => {
  const letCome = await holdProgram(page);
  await page.goto(paper, { waitUntil: 'commit' });
  await expectQuestion(page, 1);
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  letCome();
  await expect(page.locator('label[data-mark=right]')).toHaveCount(1);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('a choice outlives a reload that comes before the program, by mouse or by key', async ({ page }) => {
  const letCome = await holdProgram(page);
  await page.goto(paper, { waitUntil: 'commit' });
  await page.getByRole('radio').first().check();
  await page.keyboard.press('c');
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await page.reload({ waitUntil: 'commit' });
  letCome();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
});

test('so do keys on a page whose paper is drawn, which shows its frame until then', async ({ page }) => {
  const letCome = await holdProgram(page);
  await page.goto('/exam/science/start', { waitUntil: 'commit' });
  await expect(page.locator('#nav-toggle')).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  letCome();
  await expectQuestion(page, 2);
});

/** At the second question, and back by a reload whose program is held. */
async function comeBackFurtherOn(page: Page): Promise<() => void> {
  await page.goto(paper);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expectQuestion(page, 2);
  const letCome = await holdProgram(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#nav-toggle')).toBeVisible();
  return letCome;
}

test('one who is further on does not see the first question on the way there', async ({ page }) => {
  const letCome = await comeBackFurtherOn(page);
  await expect(page.locator('#stem')).toBeHidden();
  letCome();
  await expectQuestion(page, 2);
  await expect(page.locator('#stem')).toBeVisible();
});

test('what such a one types on the way is meant for the question that comes', async ({ page }) => {
  const letCome = await comeBackFurtherOn(page);
  await page.keyboard.press('c');
  letCome();
  await expectQuestion(page, 2);
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
});

test('what another exam has stored is gone as after any other start', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('finalScore', '90');
    localStorage.setItem('setIndex', '3');
    localStorage.setItem('profile', '{"token":"t"}');
  });
  const letCome = await holdProgram(page);
  await page.goto(paper, { waitUntil: 'commit' });
  await expectQuestion(page, 1);
  expect(await stored(page, 'finalScore')).toBeUndefined();
  expect(await stored(page, 'setIndex')).toBeUndefined();
  expect(await stored(page, 'profile')).toEqual({ token: 't' });
  letCome();
});

test('with blocked storage the question is there all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(paper);
  await expectQuestion(page, 1);
  await page.keyboard.press('a');
  await expect(page.getByRole('radio').first()).toBeChecked();
});

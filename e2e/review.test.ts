import type { Page } from '@playwright/test';
import { button } from './account-page.ts';
import { standStill } from './exam-page.ts';
import { expect, test } from './fixtures.ts';
import { playQuiz } from './own-quiz.ts';
import { recordRows } from './record-rows.ts';

const tab = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const stem = (page: Page) => page.locator('#stem');

/** Makes the first question of this device one that the student has failed eight times. */
async function makeLeech(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const done = (request: IDBRequest | IDBTransaction, event: string) =>
      new Promise((resolve) => {
        request.addEventListener(event, resolve, { once: true });
      });
    const opening = indexedDB.open('tayari-record');
    await done(opening, 'success');
    const tables = opening.result.transaction(['questions', 'cards', 'facts'], 'readwrite');
    const keys = tables.objectStore('questions').getAllKeys();
    await done(keys, 'success');
    const [question = ''] = keys.result as string[];
    const review = { due: 0, stability: 1, difficulty: 9, days: 0, steps: 0, reps: 9, lapses: 8, state: 2 };
    tables.objectStore('cards').put({ question, ...review, reviewed: 0, rated: 1, failed: 8 }, question);
    tables.objectStore('facts').put('99', 'changes');
    await done(tables, 'complete');
    opening.result.close();
  });
}

test('mistakes are practised against the clock, and reviewed without a network: rated by itself, corrected, set apart', async ({
  page,
  context,
}) => {
  await standStill(page);
  await playQuiz(page, [1, 2, 3], 3);
  // The record gets each answer, and the paper's end comes last.
  await expect.poll(() => recordRows(page, 'attempts')).toBe(1);
  await expect.poll(() => recordRows(page, 'asides')).toBe(0);
  await page.goto('/mistakes');
  // A page that shows nothing else of the record also has the counts beside the tabs, at its first load.
  await expect(tab(page, /^Mistakes/)).toHaveText(/3$/);
  await page.goto('/mock');
  await tab(page, /^Mistakes 3$/).click();
  await page.getByRole('checkbox', { name: 'Timed like the exam' }).check();
  // The newest first.
  await button(page, 'Practise 3 of these').click();
  await expect(stem(page)).toBeFocused();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // Back ends the practice, and stays on the page.
  await page.goBack();
  await expect(page).toHaveURL('/mistakes');
  await button(page, 'Practise 3 of these').click();
  await expect(stem(page)).toBeFocused();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Number 3 comes first.')).toBeVisible();
  await page.keyboard.press('Enter');
  // The second one's time runs out.
  await expect(stem(page)).toHaveText('Which is number 2?');
  await page.clock.runFor(31_000);
  await expect(page.getByText('Number 2 comes first.')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 of 3 right' })).toBeVisible();
  await button(page, 'Back to mistakes').click();
  await expect(page.getByText('right once since')).toHaveCount(1);

  await makeLeech(page);
  await context.setOffline(true);
  await tab(page, /^Review/).click();
  await expect(page.getByRole('heading', { name: 'Set apart' })).toBeVisible();
  await expect(page.getByText('comes first.')).toHaveCount(1);
  await button(page, 'Begin').click();
  await expect(stem(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Set apart' })).toBeVisible();
  await button(page, 'Begin').click();
  await expect(stem(page)).toBeFocused();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Rated Easy automatically' })).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: /^Hard/ })).toBeChecked();
  // Letters in a note are not a rating.
  await context.setOffline(false);
  await button(page, 'Bookmark, note').click();
  await page.getByLabel('Your note').press('4');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: /^Hard/ })).toBeChecked();
});

import { expectQuestion, next, openAtStandstill } from './exam-page.ts';
import { expect, test } from './fixtures.ts';
import { finished } from './reach.ts';

test('a revealed question is bookmarked with a note by keyboard, which holds the paper, and has both in the review', async ({
  page,
}) => {
  await openAtStandstill(page, '/exam-questions');
  await expectQuestion(page, 1);
  const asked = (await page.locator('#stem').textContent()) ?? '';
  await page.getByRole('radio').first().check();
  await next(page);
  const openers = page.getByRole('button', { name: 'Bookmark, note' });
  await openers.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bookmark and note' });
  const bookmark = dialog.getByRole('checkbox', { name: 'Bookmarked: it comes up in your reviews' });
  await expect(bookmark).not.toBeChecked();
  await bookmark.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('See page 12.');
  await expect(dialog.getByText('12 of 500 characters')).toBeVisible();
  await page.clock.runFor(10_000);
  await expectQuestion(page, 1);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.locator('[data-toast]')).toHaveText('Saved.');
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(1900);
  await expectQuestion(page, 1);
  await page.clock.runFor(100);
  await expectQuestion(page, 2);

  await finished(page);
  // Also the questions that were right.
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });
  await expect(openers).toHaveCount(30);
  const opener = page
    .getByRole('listitem')
    .filter({ hasText: asked })
    .last()
    .getByRole('button', { name: 'Bookmark, note' });
  await opener.click();
  await expect(bookmark).toBeChecked();
  await expect(dialog.getByLabel('Your note')).toHaveValue('See page 12.');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await openers.last().click();
  await expect(bookmark).not.toBeChecked();
  await expect(dialog.getByLabel('Your note')).toHaveValue('');
});

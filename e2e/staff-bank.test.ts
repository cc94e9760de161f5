import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aTeacher, signIn } from './staff-page.ts';
import { desk } from './windows.ts';

test.use({ viewport: desk, expectedErrors: [/status of (401|409)/] });

/** Another person's window, which shares nothing with this one. */
async function anotherWindow(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: desk, baseURL: new URL(page.url()).origin });
  if (context === undefined) throw new Error('The browser is gone.');
  return context.newPage();
}

// The list's filter has its choices in its label too, number systems among them.
const stem = (page: Page) => page.getByRole('textbox', { name: 'Stem' });
const save = (page: Page) => page.keyboard.press('Control+s');
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^saved \d\d:\d\d$/ })).toBeVisible();

test('a teacher signs in and writes an item with TeX by keyboard; another one reviews it without its key', async ({
  page,
  server,
}) => {
  const sunita = await aTeacher(server, 'Sunita Maharjan');
  const bibek = await aTeacher(server, 'Bibek Thapa');
  await page.goto('/staff/items');
  await signIn(page, sunita);
  await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/staff/items/new');

  await stem(page).focus();
  await page.keyboard.type('How much is ');
  // Through the toolbar: the one stop before the text, and its third tool.
  await page.getByRole('toolbar', { name: 'Insert mathematics' }).getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('84');
  await expect(stem(page)).toHaveValue('How much is $\\frac{84}{}$');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('2');
  await page.keyboard.press('End');
  await page.keyboard.type('?');
  const preview = page.getByRole('complementary', { name: 'As a candidate sees it' });
  await expect(preview.locator('mfrac')).toHaveText('842');
  for (const [place, text] of ['41', '42', '43', '42'].entries()) {
    await page.getByLabel(`Option ${'ABCD'.charAt(place)}`, { exact: true }).focus();
    await page.keyboard.type(text);
  }
  await expect(page.getByText('Two options are equal.')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('44');
  await expect(page.getByText('Two options are equal.')).toBeHidden();
  await page.keyboard.press('Alt+b');
  await expect(page.getByLabel('Option B is right')).toBeChecked();
  await save(page);
  await expect(page).toHaveURL(/\/staff\/items\/\d+$/);
  await expect(page.getByRole('row', { name: /First version/ })).toContainText('Sunita Maharjan');
  const address = new URL(page.url()).pathname;

  const other = await anotherWindow(page);
  await other.goto(`${address}/review`);
  const [answer] = await Promise.all([other.waitForResponse('**/review'), signIn(other, bibek)]);
  expect(Object.keys(await answer.json())).not.toContain('right');
  await expect(other.getByText('How much is')).toBeVisible();
  await other.keyboard.press('b');
  await expect(other.getByRole('checkbox', { name: /^B/ })).toBeChecked();
  await other.keyboard.press('Enter');
  await expect(other.getByText('You agree: B.')).toBeVisible();
  await expect(other.getByText(/^Nothing else waits|^Next J/)).toBeVisible();
  await other.goto('/staff/items?q=84');
  await expect(other.getByRole('row', { name: /How much is/ })).toContainText('Reviewed');
  await other.context().close();
});

test('who does not agree with the key sees both answers and leaves a note, which the author finds', async ({
  page,
  server,
}) => {
  const author = await aTeacher(server, 'Gita Rai');
  await page.goto('/staff/items/new');
  await signIn(page, author);
  await stem(page).fill('Which is the highest mountain?');
  for (const [place, text] of ['Everest', 'Lhotse', 'Makalu', 'Cho Oyu'].entries()) {
    await page.getByLabel(`Option ${'ABCD'.charAt(place)}`, { exact: true }).fill(text);
  }
  await page.getByLabel('Option B is right').check();
  // Devanagari from the keys of any keyboard, except in a formula.
  await page.getByLabel('Explanation').focus();
  await page.getByRole('button', { name: 'अ, type Devanagari' }).click();
  await expect(page.getByLabel('Explanation')).toBeFocused();
  await page.keyboard.type('sgrmaTa $8848$ m');
  await expect(page.getByLabel('Explanation')).toHaveValue('सगरमाथा $8848$ म');
  await save(page);
  await expect(page).toHaveURL(/\/staff\/items\/\d+$/);
  const address = new URL(page.url()).pathname;

  const other = await anotherWindow(page);
  await other.goto('/staff/review');
  await signIn(other, await aTeacher(server, 'Hari Karki'));
  await expect(other).toHaveURL(`${address}/review`);
  await expect(other.getByRole('navigation', { name: 'Staff' }).locator('[aria-current]')).toHaveText(/^Review\d+$/);
  const queue = other.getByRole('complementary', { name: 'To review' });
  await expect(queue.locator('[aria-current]')).toHaveAttribute('href', `${address}/review`);
  await other.getByRole('checkbox', { name: /^A/ }).check();
  await other.getByRole('button', { name: 'Check my answer' }).click();
  await expect(other.getByText('You and the author do not agree.')).toBeVisible();
  await expect(other.locator('label').filter({ hasText: 'Everest' })).toContainText('Your answer');
  await expect(other.locator('label').filter({ hasText: 'Lhotse' })).toContainText('The author’s key');
  await other.getByLabel('Note to Gita Rai').fill('Lhotse is the fourth.');
  await other.getByRole('button', { name: 'Send the note' }).click();
  await expect(other.getByText('The note is with the author.')).toBeVisible();
  await other.context().close();

  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Lhotse is the fourth.' })).toContainText(
    'Hari Karki answered A.',
  );

  // Retired by mistake, an item comes back by the button in the message.
  await page.goto('/staff/items?q=highest+mountain&status=draft');
  await page.getByRole('checkbox', { name: /^Pick item/ }).check();
  await page.getByRole('button', { name: 'Add a tag…' }).click();
  await page.getByRole('dialog').getByLabel('Tag').fill('nepal');
  await page.getByRole('button', { name: 'Add the tag' }).click();
  // The message stays as long as the pointer is on it; what comes between is done by keys.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await page.getByText('Export these').press('Enter');
  const these = page.getByRole('group').filter({ hasText: 'Export these' }).getByRole('link', { name: 'GIFT' });
  const [download] = await Promise.all([page.waitForEvent('download'), these.press('Enter')]);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^\/\/ \[tag\\?:nepal\][^]*highest mountain/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('The tag nepal is off 1 item.')).toBeVisible();
  await page.getByRole('button', { name: 'Set subject …' }).click();
  await page.getByRole('dialog').getByLabel('Subject').selectOption('Physics');
  await page.getByRole('button', { name: 'Set them' }).click();
  await expect(page.getByText('1 item was changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('1 item is as it was.')).toBeVisible();
  await page.getByRole('button', { name: 'Retire 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retire 1' }).click();
  await expect(page.getByRole('heading', { name: 'No item is like that' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('1 item is back.')).toBeVisible();
  await expect(page.getByRole('row', { name: /highest mountain/ })).toContainText('Draft');
});

test('two who edit one item at once see both texts, and nothing is overwritten unasked', async ({ page, server }) => {
  const first = await aTeacher(server, 'Anil Yadav');
  await page.goto('/staff/items/new');
  await signIn(page, first);
  await stem(page).fill('Which gas do plants take in?');
  for (const [place, text] of ['Oxygen', 'Carbon dioxide', 'Nitrogen', 'Argon'].entries()) {
    await page.getByLabel(`Option ${'ABCD'.charAt(place)}`, { exact: true }).fill(text);
  }
  await save(page);
  await expect(page).toHaveURL(/\/staff\/items\/\d+$/);

  const other = await anotherWindow(page);
  await other.goto(new URL(page.url()).pathname);
  await signIn(other, await aTeacher(server, 'Maya Gurung'));
  await stem(other).fill('Which gas do green plants take in by day?');
  await save(other);
  await saved(other);
  await other.context().close();

  await stem(page).fill('Which gas do plants take in for food?');
  await save(page);
  const conflict = page.getByRole('region', { name: 'Changed meanwhile' });
  await expect(conflict).toContainText('Maya Gurung saved version 2');
  await expect(conflict.getByRole('insertion')).toHaveText(['green ', 'by day?', 'for food?']);
  await conflict.getByRole('button', { name: 'Save mine as version 3' }).click();
  await saved(page);
  await expect(conflict).toBeHidden();
  await expect(page.getByRole('row', { name: /^3/ })).toContainText('Anil Yadav');
  await page.reload();
  await expect(stem(page)).toHaveValue('Which gas do plants take in for food?');
});

test('what is written and not saved is asked about on leaving, and survives the end of the tab', async ({
  page,
  server,
}) => {
  await page.goto('/staff/items/new');
  await signIn(page, await aTeacher(server, 'Rita Shah'));
  await stem(page).fill('Not yet a question');
  await page.getByRole('main').getByRole('link', { name: 'Items' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(stem(page)).toHaveValue('Not yet a question');

  // A tab that crashes asks no question.
  const again = await page.context().newPage();
  const crash = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => null);
  await crash;
  await again.goto('/staff/items/new');
  await expect(stem(again)).toHaveValue('Not yet a question');
  await expect(again.getByText('This is what you wrote here before')).toBeVisible();
  await again.getByRole('button', { name: 'Throw it away' }).click();
  await expect(stem(again)).toHaveValue('');
  await again.getByRole('main').getByRole('link', { name: 'Items' }).click();
  await expect(again).toHaveURL('/staff/items');
});

test('the list is gone through by keyboard, and its filters stand in the address', async ({ page, server }) => {
  await page.goto('/staff/items?subject=physics');
  await signIn(page, await aTeacher(server, 'Kabita Lama'));
  const rows = page
    .getByRole('table', { name: 'Items' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toContainText('Physics');
  // The dialog lists all keys of the screen, and switches those of a letter off.
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys of this screen' });
  await expect(keys).toContainText('Spacelook');
  await keys.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'all keys' }).click();
  await keys.getByRole('checkbox').check();
  await keys.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(/\. Version \d+\.$/)).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+x');
  await expect(page.getByText('3 picked')).toBeVisible();
  await page.keyboard.press(']');
  await expect(page).toHaveURL('/staff/items?subject=physics&page=2');
  await page.getByRole('button', { name: 'Difficulty', exact: true }).press('Space');
  await expect(page).toHaveURL('/staff/items?subject=physics&sort=difficulty');
  await expect(page.getByRole('columnheader', { name: 'Difficulty' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByLabel('Order').selectOption('Own items first, newest change on top');
  // A search goes on from the list's other filters.
  await expect(page.getByRole('columnheader', { name: 'Difficulty' })).not.toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  // A slow typist gets results meanwhile, and goes on in the same field.
  await page.keyboard.type('l');
  await expect(page).toHaveURL('/staff/items?subject=physics&q=l');
  await page.keyboard.type('ens');
  await expect(page).toHaveURL('/staff/items?subject=physics&q=lens');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ items? found\.$/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: /lens/i }).first().press('Enter');
  await expect(page.getByRole('button', { name: 'Copy to edit' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Search')).toHaveValue('lens');
});

test('a session that has ended asks to sign in again, and what was written is still there', async ({
  page,
  server,
}) => {
  const teacher = await aTeacher(server, 'Deepa Joshi');
  await page.goto('/staff/items/new');
  await signIn(page, teacher);
  await stem(page).fill('Half a question');
  await page.context().clearCookies({ name: 'staff' });
  await save(page);
  await signIn(page, teacher);
  await expect(page).toHaveURL('/staff/items/new');
  await expect(stem(page)).toHaveValue('Half a question');
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
});

test('students are not let in, and a wrong password is told as such', async ({ page, server }) => {
  await page.goto('/ne/staff');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goto('/staff');
  const teacher = await aTeacher(server, 'Suman Rana');
  await page.getByLabel('E-mail').fill(teacher.email);
  await page.getByLabel('Password').fill('not-this-one-2082');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('wrong');
  await expect(page.getByLabel('Password')).toBeFocused();
});

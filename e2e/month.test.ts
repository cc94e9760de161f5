import type { Page } from '@playwright/test';
import { expectSignedIn, logIn, registered } from './account-page.ts';
import { standStill } from './exam-page.ts';
import { expect, start, test } from './fixtures.ts';
import { playQuiz } from './own-quiz.ts';
import { desk } from './windows.ts';

// A call that the server does not get is not sent.
test.use({ expectedErrors: [/Failed to load resource|ApiError/] });

const day = 24 * 60 * 60_000;
/** Plays a quiz of these questions, the first so many of it wrong, until the account has it. */
async function play(page: Page, ids: readonly number[], wrong: number): Promise<void> {
  const sent = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/me/attempts') && answer.request().method() === 'POST',
  );
  await playQuiz(page, ids, wrong);
  expect((await sent).status()).toBe(200);
}

/** Reviews what is due, each question answered right. Returns how many there were. */
async function reviewAll(page: Page, due: number): Promise<void> {
  await page.goto('/review');
  await expect(
    page.getByText(due === 1 ? '1 question is due today.' : `${due} questions are due today.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  for (let left = due; left > 0; left -= 1) {
    // By keyboard from the question on: after a card turns, no element has the focus.
    await expect(page.locator('#stem')).toBeFocused();
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /^Rated/ })).toBeVisible();
    await expect(page.getByRole('button', { name: left === 1 ? 'Finish' : 'Next', exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(`${due} ${due === 1 ? 'question' : 'questions'} reviewed today.`)).toBeVisible();
}

/** What the pages of the record say: answers in all, and mistakes. */
async function expectRecord(page: Page, answers: number, mistakes: number): Promise<void> {
  await page.goto('/progress');
  await expect(page.getByText(`${answers} questions answered since`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Mistakes/ })).toHaveText(
    mistakes === 0 ? 'Mistakes' : `Mistakes ${mistakes}`,
  );
}

async function expectPapers(page: Page, papers: number): Promise<void> {
  await page.goto('/history');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') }),
  ).toHaveCount(papers);
}

test('a month on two devices, the phone without a network for days and shared with a brother: nothing lost, nothing double, nothing seen by him', async ({
  page: phone,
  browser,
  server,
}) => {
  const [sita, hari] = [await registered(phone), await registered(phone)];
  const elsewhere = await browser.newContext({ baseURL: server.url, viewport: desk });
  const table = await elsewhere.newPage();
  for (const page of [phone, table]) await standStill(page);
  const isDay = async (number: number) => {
    const now = start.getTime() + number * day;
    await server.setClock(now);
    for (const page of [phone, table]) await page.clock.setSystemTime(now);
  };
  await isDay(0);
  for (const page of [phone, table]) await logIn(page, sita);
  await play(phone, [1, 2, 3, 4], 2);
  await expectRecord(table, 4, 2);

  // Without a network: both devices are in use, and neither knows of the other.
  await phone.route('**/api/me/**', (route) => route.abort());
  await isDay(2);
  await reviewAll(phone, 2);
  await play(table, [5, 6, 7], 1);
  await isDay(5);
  await reviewAll(table, 1);
  await expectRecord(phone, 6, 2);
  await expect(phone.getByText('Not sent yet: 1 paper.')).toBeVisible();
  // The quiz has other questions by now, and this device has never seen the first ones: here a student cannot come back to them.
  await expectRecord(table, 8, 1);

  await isDay(8);
  await phone.unroute('**/api/me/**');
  await expectRecord(phone, 10, 3);
  await expectRecord(table, 10, 1);
  for (const page of [phone, table]) await expectPapers(page, 4);
  const sections = table.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link', { name: /^Mistakes/ })).toHaveText('Mistakes1');

  // Her brother has the phone for a while.
  await isDay(20);
  await phone.getByRole('button', { name: 'Log out' }).click();
  await expectSignedIn(phone, false);
  await logIn(phone, hari);
  await phone.goto('/progress');
  await expect(phone.getByText('0 so far')).toBeVisible();
  await play(phone, [1, 2], 2);
  await expectRecord(phone, 2, 2);
  await phone.getByRole('button', { name: 'Log out' }).click();
  await expectSignedIn(phone, false);
  await expect
    .poll(() =>
      phone.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name?.includes('record/'))),
    )
    .toEqual([]);

  await isDay(27);
  await logIn(phone, sita);
  // After a week the device looks again for the question that it could not find.
  for (const page of [phone, table]) {
    await expectRecord(page, 10, 3);
    await expectPapers(page, 4);
  }
  await elsewhere.close();
});

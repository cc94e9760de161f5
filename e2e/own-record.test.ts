import type { Page } from '@playwright/test';
import { aStudent, button, expectSignedIn, expectToast, fillRegister, logIn, registered } from './account-page.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './windows.ts';

// A call that the server does not get is not sent.
test.use({ expectedErrors: [/Failed to load resource|ApiError/] });

const wrong = {
  id: 'visitor00-1',
  exam: 'year-quiz/2074',
  pace: 60,
  began: 1_793_502_900_000,
  ended: 1_793_502_960_000,
  places: [
    { question: 'aaaaaaaaaa1', id: 1, subject: 'physics', topic: null, chosen: 1, outcome: 'wrong', ms: 9000 },
    { question: 'aaaaaaaaaa2', id: 2, subject: 'physics', topic: null, chosen: 0, outcome: 'right', ms: 9000 },
  ],
};

/** Puts an attempt into the tables of an owner, as if it was made here. */
async function practised(page: Page, database: string, attempt: typeof wrong): Promise<void> {
  await page.evaluate(
    async ([name, kept]) => {
      const open = indexedDB.open(name, 1);
      open.addEventListener('upgradeneeded', () => {
        for (const table of ['attempts', 'cards', 'bookmarks', 'asides', 'questions', 'unsent', 'facts'])
          open.result.createObjectStore(table);
      });
      const db = await new Promise<IDBDatabase>((resolve) => {
        open.addEventListener('success', () => resolve(open.result));
      });
      const write = db.transaction(['attempts', 'unsent'], 'readwrite');
      write.objectStore('attempts').put(kept, kept.id);
      write.objectStore('unsent').put({ kind: 'attempts', key: kept.id }, `attempts/${kept.id}`);
      await new Promise((resolve) => {
        write.addEventListener('complete', resolve);
      });
      db.close();
    },
    [database, attempt] as const,
  );
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const databases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.includes('record')),
  );

test('on a shared phone a visitor who registers keeps the practice, for the account that says yes; a log-out leaves nothing, and the next sees nothing', async ({
  page,
}) => {
  const [sita, hari] = [aStudent(), await registered(page)];
  await page.goto('/register');
  await practised(page, 'tayari-record', wrong);
  await fillRegister(page, sita);
  await button(page, 'Register').click();
  await expect(page).toHaveURL('/login');
  await logIn(page, sita);
  const whose = page.getByRole('dialog', { name: 'Is this practice yours?' });
  await expect(whose).toContainText('1 paper was practised on this device');
  await press(page, 'Add it to my account');
  await expectToast(page, 'Added to your account.');
  const line = page.getByRole('region', { name: 'Your record' });
  await expect(line.getByRole('link', { name: '1 review is due today.' })).toBeVisible();
  await expect(line).toContainText('Last paper: 2074 Entrance Questions, 1 of 2');
  await expect.poll(() => databases(page)).toHaveLength(1);
  await press(page, 'Log out');
  await expectSignedIn(page, false);
  await expect.poll(() => databases(page)).toEqual([]);

  await logIn(page, hari);
  await expect(line).toHaveCount(0);
  await page.goto('/progress');
  await expect(page.getByText('0 so far')).toBeVisible();
  const own = (await databases(page)).find((name) => name !== 'tayari-record') ?? '';
  // The page reaches neither the account nor the quiz that has its question.
  await page.route(/\/api\/(me\/|subjects)/, (route) => route.abort());
  await practised(page, own, { ...wrong, id: 'hari0000-1', exam: 'unit-quiz/101' });
  await page.goto('/review');
  await expect(page.getByRole('heading', { name: '1 due question is not on this device.' })).toBeVisible();
  const unsent = page.getByRole('dialog', { name: 'Log out before everything is sent?' });
  await press(page, 'Log out');
  await expect(unsent).toContainText('1 paper is only on this device');
  await press(page, 'Stay logged in');
  await expectSignedIn(page, true);
  await press(page, 'Log out');
  await press(page, 'Log out anyway');
  await expectSignedIn(page, false);
  await expect.poll(async () => (await databases(page)).filter((name) => name !== 'tayari-record')).toEqual([]);
});

test('the tabs of the record stand in one row, at the same height on all its pages', async ({ page }) => {
  for (const size of [phone, { width: 740, height: 360 }]) {
    await page.setViewportSize(size);
    const heights: number[] = [];
    for (const path of ['/today', '/progress', '/mistakes', '/review', '/mock', '/history']) {
      await page.goto(path);
      const tabs = page.getByRole('main').getByRole('navigation').getByRole('link');
      await expect(tabs).toHaveCount(6);
      const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
      expect(new Set(tops).size, `one row on ${path}`).toBe(1);
      heights.push(tops[0] ?? Number.NaN);
    }
    expect(new Set(heights).size).toBe(1);
  }
});

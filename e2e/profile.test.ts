import { readFileSync } from 'node:fs';
import { button, expectSignedIn, expectToast, logIn, registered } from './account-page.ts';
import { expectQuestion } from './exam-page.ts';
import { expect, test } from './fixtures.ts';

// The answer to a wrong password.
test.use({ expectedErrors: [/status of 422/] });

test('the profile ends other sessions, changes the password and deletes the account', async ({ page }) => {
  const student = await registered(page);
  const { email, password } = student;
  const agent = 'Mozilla/5.0 (Linux; Android 10) Chrome/124.0 Mobile Safari/537.36';
  for (let n = 0; n < 2; n += 1) {
    const headers = { 'user-agent': agent };
    expect((await page.request.post('/api/login', { data: { email, password }, headers })).status()).toBe(200);
  }
  await logIn(page, student);
  await page.getByRole('banner').getByRole('link', { name: student.name }).click();
  await expect(page).toHaveTitle('Profile · Tayari');
  const devices = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('link') });
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText('This device, in use now');
  await page.getByRole('button', { name: 'End this one: Chrome, Android' }).first().click();
  await expectToast(page, 'That device is logged out.');
  await expect(devices).toHaveCount(2);
  await button(page, 'End all others').click();
  await expectToast(page, 'All other devices are logged out.');
  await expect(devices).toHaveCount(1);

  const current = page.getByLabel('Current password');
  await current.fill('not-this-one');
  await page.getByLabel('New password').fill('a-newer-password');
  await button(page, 'Change the password').click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await current.fill(password);
  await button(page, 'Change the password').click();
  await expectToast(page, 'Your new password is set. All other devices are logged out.');
  await expect(current).toHaveValue('');

  const download = page.waitForEvent('download');
  await button(page, 'Save my data').click();
  expect((await download).suggestedFilename()).toBe('tayari-record.json');

  await button(page, 'Delete my account').click();
  const secret = page.getByLabel('Password', { exact: true });
  await secret.fill(password);
  await button(page, 'Delete it for good').click();
  await expect(secret).toHaveAttribute('aria-invalid', 'true');
  await secret.fill('a-newer-password');
  await button(page, 'Delete it for good').click();
  await expect(page).toHaveURL('/');
  await expectSignedIn(page, false);
  const again = await page.request.post('/api/login', { data: { email, password: 'a-newer-password' } });
  expect(again.status()).toBe(401);
});

test('a visitor saves what practice has left on this device, and deletes it', async ({ page }) => {
  await page.goto('/csit-entrance/2076');
  // The test presses the button before its work can be done, and then leaves the page at once.
  await expectQuestion(page, 1);
  await page.getByRole('main').getByRole('radio').first().check();
  await button(page, 'Next').click();
  await page.goto('/history');
  await expect(page.getByRole('button', { name: 'Continue: 2076 Entrance Questions' })).toBeVisible();
  await page.goto('/profile');
  const saving = page.waitForEvent('download');
  await button(page, 'Save my data').click();
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as { unfinished: { exam: string }[] };
  expect(saved.unfinished.map(({ exam }) => exam)).toEqual(['year-quiz/2076']);

  await button(page, 'Delete my practice').click();
  await expect(button(page, 'Keep my practice')).toBeFocused();
  await button(page, 'Delete it for good').click();
  await expectToast(page, 'Your practice is deleted from this device.');
  await expect(button(page, 'Save my data')).toHaveCount(0);
  const left = () => page.evaluate(async () => [localStorage.length, (await indexedDB.databases()).length]);
  await expect.poll(left).toEqual([0, 0]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('record');
});

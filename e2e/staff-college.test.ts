import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, test } from './fixtures.ts';
import { startServer } from './server.ts';
import { aTeacher, anAdmin, signIn, teacherPassword } from './staff-page.ts';
import { desk } from './windows.ts';

test.use({ viewport: desk, expectedErrors: [/status of (401|409|422)/] });

/** The app's code for a key at a moment, in ms. */
const codeAt = (secret: string, timestamp: number) => new TOTP({ secret }).generate({ timestamp });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(teacherPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Makes a backup, verifies it and downloads it, with the password again. */
async function takeBackupAway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText('A backup is being made …')).toBeVisible();
  const backup = page.getByRole('table', { name: 'Backups' }).getByRole('row').nth(1);
  await expect(backup).toContainText('Not checked yet', { timeout: 60_000 });
  await backup.getByRole('button', { name: /^Check/ }).click();
  await expect(backup).toContainText('Whole, checked', { timeout: 60_000 });
  await backup.getByRole('button', { name: /^Download/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Download the backup of/ });
  await dialog.getByLabel('Your password').fill('not-this-one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('wrong');
  await dialog.getByLabel('Your password').fill(teacherPassword);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^tayari-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-asked\.tar\.gz$/);
  expect(statSync(await download.path()).size).toBeGreaterThan(100_000);
}

test('a head finds an account, changes its duties and deletes it; teachers see none of this', async ({
  page,
  server,
}) => {
  const admin = await anAdmin(server, 'Asha Shrestha');
  const teacher = await aTeacher(server, 'Kiran Bhatta');
  await page.goto('/staff/accounts');
  await signIn(page, admin);
  await page.getByLabel('Name or e-mail').fill('kiran bhat');
  await expect(page.getByText('1 account.')).toBeVisible();
  await expect(page).toHaveURL(/q=kiran/);
  const row = page.getByRole('row', { name: /^Kiran Bhatta/ });
  await expect(row).toContainText('Examiner · Teacher');
  await row.getByRole('button', { name: 'Manage Kiran Bhatta' }).click();
  const duties = page.getByRole('group', { name: 'Duties of Kiran Bhatta' });
  await duties.getByRole('checkbox', { name: 'Teacher' }).uncheck();
  await duties.getByRole('checkbox', { name: 'Clerk' }).check();
  await page.getByRole('button', { name: 'Give these duties …' }).click();
  await page.getByRole('button', { name: 'Give these duties', exact: true }).click();
  await expect(row).toContainText('Examiner · Clerk');
  await page.getByRole('button', { name: 'Send a link to a new password' }).click();
  await expect(page.getByText('is on its way to this e-mail')).toBeVisible();
  await page.getByRole('button', { name: 'Delete …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the account of Kiran Bhatta?' });
  await dialog.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByRole('heading', { name: 'No account is like that' })).toBeVisible();

  await page.getByRole('link', { name: 'System' }).click();
  await expect(page.getByRole('row', { name: /^Database SQLite takes a write/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Disk .* free$/ })).toBeVisible();
  await takeBackupAway(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await fillIn(page, teacher.email);
  await expect(page.getByRole('alert')).toContainText('wrong');
});

test('a teacher sets up a second factor, signs in by its code, and with a recovery code when it is lost', async ({
  page,
  server,
}) => {
  const teacher = await aTeacher(server, 'Nabin Ghimire');
  await page.goto('/staff/second-factor');
  await signIn(page, teacher);
  await expect(page.getByText('You sign in by your password alone.')).toBeVisible();
  await page.getByLabel('Your password').fill(teacherPassword);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('Code of the app').fill(codeAt(secret, Date.now()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const list = page.getByRole('heading', { name: 'Your ten recovery codes' }).locator('..').getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await fillIn(page, teacher.email);
  await expect(page.getByRole('status').filter({ hasText: 'authenticator app shows' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  // The step after that of the first code, because phones' clocks may be ahead by one.
  await page.getByLabel('Code').fill(codeAt(secret, Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText('Nabin Ghimire');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await fillIn(page, teacher.email);
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Recovery codes left: 9.')).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('E-mail').fill(teacher.email);
  await page.getByLabel('Password', { exact: true }).fill(teacherPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await page.getByLabel('Current password').fill(teacherPassword);
  await page.getByLabel('New password').fill('a-newer-password');
  await page.getByRole('button', { name: 'Change the password' }).click();
  const code = page.getByLabel('Code of your authenticator app');
  await expect(code).toBeFocused();
  await code.fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your new password is set.')).toBeVisible();
});

test('the link of the first start makes a head, whose invitation makes a clerk, who sees the desk alone', async ({
  page,
}) => {
  const fresh = await startServer();
  const printed = () => /Set up your college: (\S+)/.exec(fresh.log.join('\n'))?.[1];
  await expect.poll(printed).toBeDefined();
  // As over plain http: a page that can't copy shows the link.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(printed() ?? '');
  await expect(page).toHaveURL(`${fresh.url}/staff/set-up`);
  await page.getByLabel('Name of the college').fill('Himchuli College');
  await page.getByLabel('Your name').fill('Rajendra Shrestha');
  await page.getByLabel('Your e-mail').fill('rajendra@college.example');
  await page.getByLabel('Password').fill(teacherPassword);
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  await expect(page.getByRole('banner')).toContainText('Rajendra Shrestha');
  await expect(page.getByRole('heading', { name: 'Your first week' })).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('Name').fill('Binita Shakya');
  await dialog.getByLabel('E-mail').fill('binita@college.example');
  await dialog.getByRole('checkbox', { name: /^Clerk/ }).check();
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('button', { name: 'Copy the link of Binita Shakya' }).click();
  const shown = page.getByRole('dialog', { name: 'The link for Binita Shakya' });
  const link = await shown.getByLabel('Link').inputValue();
  await shown.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();

  await page.goto(link);
  await expect(page).toHaveURL(/\/invitation$/);
  await expect(page.getByRole('heading', { name: 'Himchuli College invites you' })).toBeVisible();
  await page.getByLabel('Password').fill(teacherPassword);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('binita@college.example');
  await page.getByLabel('Password').fill(teacherPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText('Binita Shakya');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
    'All examinations',
    'Second factor',
    'नेपाली',
  ]);
  await fresh.stop();
});

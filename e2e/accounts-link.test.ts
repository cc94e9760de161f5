import type { Page } from '@playwright/test';
import { createMailServer, type MailServer } from '#server/testing/mail-server.ts';
import { button, expectSignedIn, expectToast, fillLogin, logIn, passwordField, registered } from './account-page.ts';
import { openAtStandstill } from './exam-page.ts';
import { expect, test as base } from './fixtures.ts';
import { startServer } from './server.ts';

/** The product with its own mail server. */
const test = base.extend<object, { readonly mailServer: MailServer }>({
  mailServer: [
    // Playwright reads the fixture's needs from this pattern.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const mailServer = await createMailServer();
      await use(mailServer);
      await mailServer.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailServer }, use) => {
      const server = await startServer({ SMTP_URL: mailServer.url, MAIL_FROM: 'Tayari <tayari@example.com>' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ expectedErrors: [/^Failed to load resource/] });

const sent = 'If there is an account with this e-mail, a link is on its way. Look into your inbox.';

/** Asks for a link on the screen. Returns the path of the link. */
async function askForLink(page: Page, mailServer: MailServer, email: string): Promise<string> {
  await page.goto('/forgot-password');
  await page.getByLabel('Your email').fill(email);
  await button(page, 'Send').click();
  await expectToast(page, sent);
  await expect(page).toHaveURL('/login');
  const mailOf = () => mailServer.mails.find((mail) => mail.includes(email));
  await expect.poll(mailOf).toBeDefined();
  const link = /http\S+\/reset-password\/[\w-]+/.exec(mailOf() ?? '')?.[0];
  if (link === undefined) throw new Error('The mail has no link.');
  return new URL(link).pathname;
}

test('a forgotten password: the mail, its link, a new password, and the link is used up', async ({
  page,
  mailServer,
}) => {
  const student = await registered(page);
  const path = await askForLink(page, mailServer, student.email);
  await page.goto(path);
  await passwordField(page).fill('eighteen-peaks');
  await button(page, 'Save').click();
  await expectToast(page, 'Your new password is set. Log in with it.');
  await expect(page).toHaveURL('/login');

  await fillLogin(page, student);
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert')).toHaveText('The e-mail or the password is wrong.');
  await fillLogin(page, { ...student, password: 'eighteen-peaks' });
  await button(page, 'Log in').click();
  await expectToast(page, 'Login Successfully.');
  await expectSignedIn(page, true);

  await page.goto(path);
  await passwordField(page).fill('nineteen-peaks');
  await button(page, 'Save').click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('This link has expired or was already used. Ask for a new one.');
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expectSignedIn(page, true);
});

test('a new password ends the session in this browser when the server ends it', async ({ page, mailServer }) => {
  const student = await registered(page);
  await logIn(page, student);
  await page.goto(await askForLink(page, mailServer, student.email));
  await passwordField(page).fill('eighteen-peaks');
  await button(page, 'Save').click();
  await expectToast(page, 'Your new password is set. Log in with it.');
  await expectSignedIn(page, false);
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('the e-mail-link screen: its words, its spinner, its emptied field, a toast for each failure', async ({
  page,
}) => {
  // The first message is still there when the second one comes, however long that takes.
  await openAtStandstill(page, '/forgot-password');
  await expect(page.getByRole('heading', { name: 'Enter your email to get a link.' })).toBeVisible();
  const email = page.getByLabel('Your email');
  await expect(email).toHaveAttribute('placeholder', 'name@example.com');
  await expect(email).toHaveAttribute('required');
  for (const time of [1, 2]) {
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/send-link', async (route) => {
      await gate.promise;
      await route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Try again in a minute.' } });
    });
    await email.fill('sita@example.com');
    await button(page, 'Send').click();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    gate.resolve();
    await expect(email).toHaveValue('');
    await expect(page.locator('[data-toast][data-kind=bad]')).toHaveCount(time);
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  }
  await expect(page.locator('[data-toast][data-kind=bad] p')).toHaveText([
    'Try again in a minute.',
    'Try again in a minute.',
  ]);
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.locator('[data-problem]')).toHaveCount(0);
});

test('a link that was cut short says so', async ({ page }) => {
  await page.goto(`/reset-password/${'x'.repeat(201)}`);
  await passwordField(page).fill('eighteen-peaks');
  await button(page, 'Save').click();
  await expect(page.getByRole('alert')).toHaveText('This link is not complete.');
  await expect(page.getByRole('link', { name: 'Get a new link' })).toBeVisible();
});

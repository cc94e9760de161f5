import {
  button,
  expectSignedIn,
  expectToast,
  fillLogin,
  fillRegister,
  logIn,
  passwordField,
  registered,
} from './account-page.ts';
import { darken, expectQuestion, next, standStill, stored, storedPaper } from './exam-page.ts';
import { expect, test } from './fixtures.ts';

// Chromium logs each answer that is not 2xx, and each request without an answer.
test.use({ expectedErrors: [/^(Failed to load resource|ApiError)/] });

test('a wrong password is said above the button, and what was typed stays', async ({ page }) => {
  const student = await registered(page);
  await page.goto('/login');
  await fillLogin(page, { ...student, password: 'not the password' });
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert')).toHaveText('The e-mail or the password is wrong.');
  await expect(page.getByLabel('E-mail')).toHaveValue(student.email);
  await expect(passwordField(page)).toHaveValue('not the password');
  await expect(button(page, 'Log in')).toBeFocused();

  await passwordField(page).fill('');
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(passwordField(page)).toHaveAccessibleDescription('Write your password.');
  await passwordField(page).fill(student.password);
  await button(page, 'Log in').click();
  await expectToast(page, 'Login Successfully.');
});

test('an error does not follow to another screen', async ({ page }) => {
  const student = await registered(page);
  await page.goto('/login');
  await fillLogin(page, { ...student, password: 'not the password' });
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Your email')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an e-mail that has an account is marked, and nothing is lost', async ({ page }) => {
  const student = await registered(page);
  await page.goto('/register');
  await fillRegister(page, { ...student, email: student.email.toUpperCase() });
  await button(page, 'Register').click();
  await expect(page.getByRole('alert')).toContainText('There is already an account with this e-mail.');
  const email = page.getByLabel('E-mail');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('There is already an account with this e-mail.');
  await expect(passwordField(page)).toHaveValue(student.password);
  await email.fill('another@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('too many wrong passwords: the wait is named', async ({ page }) => {
  const student = await registered(page);
  const wrong = { email: student.email, password: 'not the password' };
  for (let i = 0; i < 10; i++) await page.request.post('/api/login', { data: wrong });
  await page.goto('/login');
  await fillLogin(page, student);
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many attempts\. Wait a while and try again\. You can try again in 15.min\.$/,
  );
});

test('what the server says of the fields stands beside them', async ({ page }) => {
  await page.route('**/api/register', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'invalid', message: 'Check the marked fields and try again.', fields: { name: 'Letters only.' } },
    }),
  );
  await page.goto('/register');
  await fillRegister(page, { name: 'x', email: 'x@example.com', password: 'long enough' });
  await button(page, 'Register').click();
  await expect(page.getByRole('alert')).toHaveText('Check the marked fields and try again.');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Letters only.');
});

test('with the API gone the error says so, what was typed stays, and the next attempt goes through', async ({
  page,
}) => {
  const student = await registered(page);
  await page.route('**/api/login', (route) => route.abort());
  await page.goto('/login');
  await fillLogin(page, student);
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert')).toHaveText(
    'Tayari could not be reached. Check your connection and try again. (Failed to fetch)',
  );
  await expect(passwordField(page)).toHaveValue(student.password);
  await page.unroute('**/api/login');
  await page.route('**/api/login', (route) => route.fulfill({ status: 503, body: '<h1>Service unavailable</h1>' }));
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert')).toContainText('The server sent an unreadable reply (503).');
  await page.unroute('**/api/login');
  await button(page, 'Log in').click();
  await expectToast(page, 'Login Successfully.');
  await expectSignedIn(page, true);
});

test('a token that the server refuses signs out and leaves the exam under way in storage', async ({ page }) => {
  await page.goto('/exam-questions');
  await expectQuestion(page, 1);
  await darken(page, (await storedPaper(page))[0], true);
  await next(page);
  await expectQuestion(page, 2);
  const paper = await storedPaper(page);
  await page.evaluate(() => localStorage.setItem('profile', JSON.stringify({ token: 'x'.repeat(43) })));
  await page.reload();
  await expect.poll(() => stored(page, 'profile')).toBeUndefined();
  await expectSignedIn(page, false);
  await expectQuestion(page, 2);
  expect(await storedPaper(page)).toEqual(paper);
  expect(await stored(page, 'score')).toBe(1);
});

test('without an answer about the token nobody is signed out', async ({ page }) => {
  await logIn(page, await registered(page));
  await page.route('**/api/me', (route) => route.abort());
  const unanswered = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/me'));
  await page.reload();
  await unanswered;
  await expectSignedIn(page, true);
});

test('a logout that fails is only logged, and signs out here', async ({ page }) => {
  // The message stays until the student dismisses it.
  await standStill(page);
  await logIn(page, await registered(page));
  await expectToast(page, 'Login Successfully.');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.route('**/api/logout', (route) => route.fulfill({ status: 503, json: { message: 'Out of order.' } }));
  const logged = page.waitForEvent('console', (message) => message.text().includes('Out of order.'));
  await page.getByRole('button', { name: 'Log out' }).click();
  await logged;
  await expectSignedIn(page, false);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

import {
  aStudent,
  button,
  expectSignedIn,
  expectToast,
  fillLogin,
  fillRegister,
  logIn,
  passwordField,
  registered,
} from './account-page.ts';
import { programStarted, standStill, stored } from './exam-page.ts';
import { expect, test } from './fixtures.ts';

test('register, log in, reload, log out: with the toasts of the specification, and the profile stored whole', async ({
  page,
}) => {
  const student = aStudent();
  await standStill(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Register' }).click();
  await fillRegister(page, student);
  await button(page, 'Register').click();
  await expectToast(page, 'Register Successfully.Go to login.');
  await expect(page).toHaveURL('/login');
  // The address changes to that of the login before the form does, and the form before has an e-mail too.
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expectSignedIn(page, false);
  expect(await stored(page, 'profile')).toBeUndefined();

  await fillLogin(page, student);
  const [response] = await Promise.all([page.waitForResponse('**/api/login'), button(page, 'Log in').click()]);
  await expectToast(page, 'Login Successfully.');
  await expect(page).toHaveURL('/');
  await expectSignedIn(page, true);
  const profile = await stored<{ token: string }>(page, 'profile');
  expect(profile).toEqual(await response.json());

  await page.reload();
  await expectSignedIn(page, true);

  await page.evaluate(() => {
    localStorage.setItem('score', '3');
    sessionStorage.setItem('anything', '1');
  });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expectToast(page, 'Logout Successfully.');
  await expectSignedIn(page, false);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  const headers = { authorization: `Bearer ${profile?.token}` };
  expect((await page.request.get('/api/me', { headers })).status()).toBe(401);
});

test('by keyboard alone, with the reading going on at each heading', async ({ page }) => {
  const student = aStudent();
  await page.goto('/register');
  await page.getByLabel('Name').focus();
  await page.keyboard.type(student.name);
  for (const text of [student.email, student.password]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Show the password' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused();
  for (const text of [student.email, student.password]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expectToast(page, 'Login Successfully.');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('nothing wrong is sent: each field says what it wants, the first wrong one has the focus', async ({ page }) => {
  let sent = 0;
  await page.route('**/api/register', (route) => {
    sent += 1;
    return route.abort();
  });
  await page.goto('/register');
  // Until then the browser says it, in a bubble.
  await programStarted(page);
  await button(page, 'Register').click();
  const [name, email, password] = [page.getByLabel('Name'), page.getByLabel('E-mail'), passwordField(page)];
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Write your name.');
  await expect(email).toHaveAccessibleDescription('Write your e-mail.');
  await expect(password).toHaveAccessibleDescription('Write a password.');

  await name.fill('   ');
  await expect(name).toHaveAccessibleDescription('Write your name.');
  await name.fill('Sita');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await email.fill('sita');
  await password.fill('sevench');
  await button(page, 'Register').click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Write an e-mail like name@example.com.');
  await expect(password).toHaveAccessibleDescription('A password has at least 8 characters.');
  await email.fill('sita@example.com');
  await password.fill('x'.repeat(129));
  await button(page, 'Register').click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('A password has 8 to 128 characters.');
  expect(sent).toBe(0);
});

test('browsers and password managers know the fields', async ({ page }) => {
  const attributes = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    return page
      .locator('main input')
      .evaluateAll((inputs) =>
        inputs.map((input) => ['name', 'type', 'autocomplete', 'inputmode'].map((name) => input.getAttribute(name))),
      );
  };
  const email = ['email', 'email', 'email', 'email'];
  expect(await attributes('/login')).toEqual([email, ['password', 'password', 'current-password', null]]);
  expect(await attributes('/register')).toEqual([
    ['name', null, 'name', null],
    email,
    ['password', 'password', 'new-password', null],
  ]);
  expect(await attributes('/forgot-password')).toEqual([email]);
});

test('who is signed in and opens the form is told so, with a way home and out', async ({ page }) => {
  const student = await registered(page);
  await standStill(page);
  await logIn(page, student);
  for (const path of ['/register', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You are logged in' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(student.email);
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  }
  await button(page, 'Log out').click();
  await expectToast(page, 'Logout Successfully.');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expectSignedIn(page, false);
});

test('another tab follows a login and a logout', async ({ page }) => {
  const student = await registered(page);
  await standStill(page);
  const other = await page.context().newPage();
  await other.goto('/login');
  await logIn(page, student);
  await expectSignedIn(other, true);
  await expect(other.getByRole('heading', { name: 'You are logged in' })).toBeVisible();
  await other.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expectSignedIn(page, false);
});

test('with storage blocked a login holds for the page', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: blocked });
  });
  await standStill(page);
  await logIn(page, await registered(page));
  await expectToast(page, 'Login Successfully.');
  await expectSignedIn(page, true);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expectToast(page, 'Logout Successfully.');
  await expectSignedIn(page, false);
});

test('a busy button keeps its size and takes no second press; leaving the screen calls the login off', async ({
  page,
}) => {
  const student = await registered(page);
  let sent = 0;
  // The server never answers this; leaving the screen ends the request.
  await page.route('**/api/login', () => {
    sent += 1;
  });
  const calledOff = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/login'));
  await page.goto('/login');
  await fillLogin(page, student);
  const press = page.getByRole('main').locator('button[type=submit]');
  const size = await press.boundingBox();
  await press.click();
  await expect(press).toHaveAttribute('aria-busy', 'true');
  await expect(press.getByRole('status')).toBeVisible();
  expect(await press.boundingBox()).toEqual(size);
  await press.click();
  await page.getByRole('link', { name: 'Tayari, home' }).click();
  await expect(page).toHaveURL('/');
  await calledOff;
  expect(sent).toBe(1);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expectSignedIn(page, false);
});

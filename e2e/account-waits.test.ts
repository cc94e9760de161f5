import type { Page } from '@playwright/test';
import { aStudent, button, expectToast, fillLogin, fillRegister, registered } from './account-page.ts';
import { openAtStandstill } from './exam-page.ts';
import { expect, test } from './fixtures.ts';

// Chromium logs each answer that is not 2xx.
test.use({ expectedErrors: [/^Failed to load resource/] });

const busy = 'Many students are logging in. Waiting for your turn…';

const forms = [
  { path: '/login', call: 'login', press: 'Log in', fill: async (page: Page) => fillLogin(page, aStudent()) },
  {
    path: '/register',
    call: 'register',
    press: 'Register',
    fill: async (page: Page) => fillRegister(page, aStudent()),
  },
  {
    path: '/forgot-password',
    call: 'send-link',
    press: 'Send',
    fill: async (page: Page) => page.getByLabel('Your email').fill(aStudent().email),
  },
];

for (const { path, call, press, fill } of forms) {
  test(`${press} shows the spinner, size 50 and yellow, while it waits`, async ({ page }) => {
    // The server never answers this.
    await page.route(`**/api/${call}`, () => {});
    await page.goto(path);
    await fill(page);
    await button(page, press).click();
    const spinner = page.locator('button[type=submit]').getByRole('status', { name: 'Loading' });
    await expect(spinner).toBeVisible();
    expect(await spinner.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([50, 50]);
    await expect(spinner.locator('i')).toHaveCount(8);
    await expect(spinner.locator('i').first()).toHaveCSS('background-color', 'rgb(253, 181, 21)');
  });
}

/** Answers the first log-ins as a busy server. Returns how many were sent. */
async function busyServer(page: Page, times: number): Promise<() => number> {
  let sent = 0;
  await page.route('**/api/login', (route) => {
    sent += 1;
    if (sent > times) return route.continue();
    const refusal = { code: 'busy', message: 'Many students are signing in right now.' };
    return route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: refusal });
  });
  return () => sent;
}

test('a log-in that finds the server busy waits for its turn and comes again by itself', async ({ page }) => {
  const student = await registered(page);
  const sent = await busyServer(page, 2);
  await openAtStandstill(page, '/login');
  await fillLogin(page, student);
  await button(page, 'Log in').click();
  await expect(page.getByText(busy)).toBeVisible();
  await expect(page.locator('button[type=submit]')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  await page.clock.runFor(4000);
  expect(sent()).toBe(1);
  await page.clock.runFor(1000);
  await expect.poll(sent).toBe(2);
  await expect(page.getByText(busy)).toBeVisible();
  // From the moment when the page has read the second refusal, which the screen does not show.
  while (sent() < 3) await page.clock.runFor(1000);
  await expectToast(page, 'Login Successfully.');
  await expect(page).toHaveURL('/');
});

test('who leaves while waiting for a turn is not logged in later', async ({ page }) => {
  const sent = await busyServer(page, 1);
  await openAtStandstill(page, '/login');
  await fillLogin(page, aStudent());
  await button(page, 'Log in').click();
  await expect(page.getByText(busy)).toBeVisible();
  await page.getByRole('link', { name: 'Tayari, home' }).click();
  // The address changes to that of home before the screen does.
  await expect(page).toHaveTitle('Home · Tayari');
  await page.clock.runFor(60_000);
  expect(sent()).toBe(1);
});

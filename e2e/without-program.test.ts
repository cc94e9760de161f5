import type { Page } from '@playwright/test';
import { aStudent, button, fillLogin, type Student } from './account-page.ts';
import { expect, test } from './fixtures.ts';
import { desk } from './windows.ts';

test.use({ serviceWorkers: 'block', expectedErrors: [/Failed to load resource/] });

/** Every address that the page has requested, and those in its history. */
async function addressesOf(page: Page, asked: readonly string[]): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { entries } = await client.send('Page.getNavigationHistory');
  return [...asked, ...entries.map(({ url }) => url)].join('\n');
}

function requestsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

async function pressLogIn(page: Page, student: Student): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, student);
  await button(page, 'Log in').click();
}

test('a script that fails for good: the form says that nothing was sent, and how to go on', async ({
  page,
  server,
}) => {
  const student = aStudent();
  const asked = requestsOf(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await pressLogIn(page, student);
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Tayari could not be loaded, so nothing was sent.');
  await expect(page).toHaveURL('/login');
  expect(await addressesOf(page, asked)).not.toContain(student.password);

  await page.unroute('**/assets/*.js');
  await failure.getByRole('link', { name: 'open the page again' }).click();
  await expect(failure).toHaveCount(0);
  await fillLogin(page, student);
  await button(page, 'Log in').click();
  await expect(failure).toHaveText('The e-mail or the password is wrong.');
  expect(server.log.join('\n')).not.toContain(student.password);
});

test.describe('without scripting', () => {
  // A phone's menu would lie over the form, because nothing closes it.
  test.use({ javaScriptEnabled: false, viewport: desk });

  test('a login that is sent leads back to its form', async ({ page, server }) => {
    const student = aStudent();
    const asked = requestsOf(page);
    await pressLogIn(page, student);
    await expect(page.getByLabel('E-mail')).toHaveValue('');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    await expect(page).toHaveURL('/login');
    // The browser sent the form, and loaded the page again.
    expect(asked.filter((url) => url.endsWith('/login'))).toHaveLength(3);
    expect(await addressesOf(page, asked)).not.toContain(student.password);
    expect(server.log.join('\n')).not.toContain(student.password);
  });
});

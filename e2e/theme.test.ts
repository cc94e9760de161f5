import { heading, navigation, open, toggle } from './frame-page.ts';
import { expect, test } from './fixtures.ts';

/** The background of the page, by theme. */
const paper = { light: 'rgb(251, 250, 246)', dark: 'rgb(17, 17, 40)' };

test('the theme is light, dark, or as the system has it, and the browser’s own frame follows', async ({ page }) => {
  const body = page.locator('body');
  const frameColours = () =>
    page.locator('meta[name=theme-color]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  await expect(body).toHaveCSS('background-color', paper.dark);
  await toggle(page).click();
  await expect(page.getByRole('button', { name: 'System', pressed: true })).toBeVisible();

  await page.getByRole('button', { name: 'Light' }).click();
  await expect(body).toHaveCSS('background-color', paper.light);
  expect(await frameColours()).toEqual(['#FBFAF6', '#FBFAF6']);
  await page.reload();
  await expect(body).toHaveCSS('background-color', paper.light);
  await expect(page.getByRole('button', { name: 'Light', pressed: true })).toBeVisible();
  expect(await frameColours()).toEqual(['#FBFAF6', '#FBFAF6']);

  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Light' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Dark', pressed: true })).toBeVisible();
  await expect(body).toHaveCSS('background-color', paper.dark);

  await page.getByRole('button', { name: 'System' }).click();
  await expect(body).toHaveCSS('background-color', paper.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(body).toHaveCSS('background-color', paper.dark);
  expect(await frameColours()).toEqual(['#FBFAF6', '#111128']);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('theme');
});

test('before any script of the page has run, what is kept is already so', async ({ page, server }) => {
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: server.url }]);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html[data-theme=dark][data-nav=hidden]')).toBeAttached();
  await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
  scripts.resolve();
  await expect(heading(page)).toBeVisible();
});

test.describe('on a first visit', () => {
  test.use({ navShown: true });

  test('what is hidden and the theme survive a reload, an exam start and a cleared storage', async ({ page }) => {
    await open(page, '/exam/science');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
    await page.keyboard.press('Escape');
    const expectKept = async () => {
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(navigation(page)).toBeHidden();
      await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
    };
    await page.reload();
    await expectKept();
    await page.getByRole('link', { name: 'Start Exam' }).click();
    await expect(page).toHaveURL('/exam/science/start');
    await expectKept();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.reload();
    await expectKept();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /nav|theme/.test(key)))).toEqual([]);
    expect((await page.context().cookies()).map(({ name, value, expires }) => [name, value, expires > 0])).toEqual(
      expect.arrayContaining([
        ['nav', 'hidden', true],
        ['theme', 'dark', true],
      ]),
    );
  });
});

import type { Page } from '@playwright/test';
import { button, expectSignedIn, fillLogin, registered } from './account-page.ts';
import { begun, expectQuestion, holdEffects, programStarted, skipTo } from './exam-page.ts';
import { expect, test } from './fixtures.ts';
import { navigation } from './frame-page.ts';
import { phone } from './windows.ts';

test.use({ viewport: phone, serviceWorkers: 'block' });

/** Keeps the program away until the returned function is called. */
async function holdProgram(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('a login that is sent before the program is there waits for it, and nothing of it stands in the address', async ({
  page,
}) => {
  const student = await registered(page);
  const letGo = await holdProgram(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await fillLogin(page, student);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL('/login');
  letGo();
  await expect(page).toHaveURL('/');
  await expectSignedIn(page, true);
  await expect(page.getByRole('banner')).toContainText(`Logged in as ${student.name}`);
  await expect(page.getByTitle(student.name)).toBeVisible();
});

test('a theme that is chosen before the program is there is shown when it comes, the last one pressed', async ({
  page,
}) => {
  const letGo = await holdProgram(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#nav-toggle').click();
  await navigation(page).getByRole('button', { name: 'Light' }).click();
  const dark = navigation(page).getByRole('button', { name: 'Dark' });
  await dark.click();
  letGo();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the answer sheet that is asked for before the program is there opens when it comes', async ({ page }) => {
  const letGo = await holdProgram(page);
  await page.goto('/csit-entrance/2076', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Show the whole answer sheet' }).click();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Answer sheet' })).toBeVisible();
});

test('on a paper under way, which is drawn anew, a theme is not lost either', async ({ page }) => {
  await page.goto('/csit-entrance/2076');
  await programStarted(page);
  await skipTo(page, 3);
  const letGo = await holdProgram(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#nav-toggle').click();
  await navigation(page).getByRole('button', { name: 'Dark' }).click();
  letGo();
  await expectQuestion(page, 3);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('Start Exam begins anew over an exam under way, pressed before the program is there', async ({ page }) => {
  await page.goto('/exam/science/start');
  await begun(page);
  await skipTo(page, 5);
  const letGo = await holdProgram(page);
  await page.goto('/exam/science', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Start Exam' }).click();
  letGo();
  await expect(page).toHaveURL('/exam/science/start');
  await expectQuestion(page, 1);
});

test('the menu control and Escape, pressed in the moment in which the program comes, count once', async ({ page }) => {
  const letEffectsCome = await holdEffects(page);
  await page.goto('/exam/science');
  await programStarted(page);
  await page.locator('#nav-toggle').click();
  await page.keyboard.press('Escape');
  await page.locator('#nav-toggle').click();
  await letEffectsCome();
  await expect(navigation(page)).toBeVisible();
});

test('Start Test of a test that is to come says so when the program comes', async ({ page }) => {
  const letGo = await holdProgram(page);
  const said = page.waitForEvent('dialog');
  await page.goto('/bca', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start Test' }).click();
  letGo();
  const dialog = await said;
  expect(dialog.message()).toBe('Comming Soon!');
  await dialog.dismiss();
});

test('a language that is chosen over a paper under way, before the program is there, keeps its place', async ({
  page,
}) => {
  await page.goto('/csit-entrance/2076');
  await programStarted(page);
  await skipTo(page, 3);
  const letGo = await holdProgram(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#nav-toggle').click();
  await navigation(page).getByRole('button', { name: 'नेपाली' }).click();
  letGo();
  await expect(page).toHaveURL('/ne/csit-entrance/2076');
  await expectQuestion(page, 3);
});

test.describe('where the program does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a link that waits for it leads on by itself', async ({ page }) => {
    await page.goto('/exam/science/start');
    await begun(page);
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    let times = 0;
    await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
      times += 1;
      if (times > 1) return route.continue();
      await failed;
      await route.abort();
    });
    await page.goto('/exam/science', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Start Exam' }).click();
    fail();
    await expect(page).toHaveURL('/exam/science/start');
  });
});

for (const path of ['/login', '/register', '/forgot-password']) {
  test(`without script ${path} posts, never asks by address, and says what is missing`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(`<form action="${path}" method="post">`);
    expect(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1]).toContain('Tayari needs JavaScript here.');
  });
}

test.describe('on a first visit', () => {
  test.use({ navShown: true });

  test('the menu closes and opens before the program is there, and stays so when it comes', async ({ page }) => {
    const letGo = await holdProgram(page);
    await page.goto('/exam/science', { waitUntil: 'commit' });
    await expect(navigation(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation(page)).toBeHidden();
    const menu = page.locator('#nav-toggle');
    await menu.click();
    await expect(navigation(page)).toBeVisible();
    await page.locator('[data-overlay]').click({ position: { x: 340, y: 300 } });
    await expect(navigation(page)).toBeHidden();
    letGo();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(navigation(page)).toBeHidden();
    await menu.click();
    await expect(navigation(page)).toBeVisible();
  });

  test('over a timed page it starts closed, from the first paint, and opens and closes by hand', async ({ page }) => {
    const letGo = await holdProgram(page);
    await page.goto('/csit-entrance/2076', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(navigation(page)).toBeHidden();
    await expect(page.locator('[data-overlay]')).toBeHidden();
    const menu = page.locator('#nav-toggle');
    await menu.click();
    await expect(navigation(page)).toBeVisible();
    letGo();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(navigation(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation(page)).toBeHidden();
    expect((await page.context().cookies()).filter(({ name }) => name === 'nav')).toEqual([]);
  });
});

import { storedKeyNames } from '#exam/practice/stored-keys.ts';
import { expect, test } from './fixtures.ts';
import { timeAt } from '#text/dates.ts';
import { heading } from './frame-page.ts';
import { sealedExamination } from './hall-page.ts';
import { startServer } from './server.ts';
import { phone } from './windows.ts';

test.use({ viewport: phone });

test('every screen but the timed ones leads to notices, About, Privacy and Contact at its foot', async ({ page }) => {
  const foot = page.getByRole('contentinfo');
  for (const path of [
    '/',
    '/login',
    '/reset-password/a-token',
    '/school/grade-x',
    '/csit',
    '/exam/science',
    '/result',
  ]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(foot.getByRole('link')).toHaveText(['Notices', 'About', 'Privacy', 'Contact']);
  }
  for (const path of ['/exam-questions', '/csit-entrance/2076', '/exam/science/start']) {
    await page.goto(path);
    await expect(page.getByRole('radio').first()).toBeEnabled();
    await expect(foot).toHaveCount(0);
  }
  await page.goto('/school/grade-x-mathematics/chapter-quiz/201');
  await expect(foot).toBeVisible();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByRole('radio').first()).toBeEnabled();
  await expect(foot).toHaveCount(0);
});

test('they open from there, and each tells plainly what it is for', async ({ page }) => {
  await page.goto('/exam/science');
  for (const [name, title, words] of [
    ['About', 'About Tayari', 'it is not the paper that was set'],
    ['Privacy', 'Privacy', 'nothing about you leaves your device'],
    ['Contact', 'Contact', 'Ask the college or school that runs this installation.'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await expect(heading(page)).toBeInViewport();
  }
});

test('About leads to the licences of what it is made of', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'the licences of others’ work in it' }).click();
  await expect(page).toHaveURL('/licences.txt');
  await expect(page.getByText('MIT License').first()).toBeVisible();
});

test('Privacy names every key of browser storage and every cookie', async ({ page }) => {
  await page.goto('/privacy');
  const words = await page.getByRole('main').innerText();
  for (const key of [...storedKeyNames, 'theme', 'nav', 'device']) expect(words).toMatch(new RegExp(`\\b${key}\\b`));
});

test('the foot is at the end of the window where a page is shorter', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto('/contact');
  const box = await page.getByRole('contentinfo').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(1200);
});

test.describe('where an installation has settings of its own', () => {
  test('Contact shows its e-mail address, without script and from another page; home and the hall show times in its zone', async ({
    page,
    request,
  }) => {
    const college = await startServer({ CONTACT_EMAIL: 'help@college.edu.np', TIME_ZONE: 'Asia/Kolkata' });
    const html = await (await request.get(`${college.url}/contact`)).text();
    expect(html).toContain('href="mailto:help@college.edu.np"');
    const address = page.getByRole('link', { name: 'help@college.edu.np' });
    for (const path of ['/contact', '/login']) {
      await page.goto(college.url + path);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await expect(address).toHaveAttribute('href', 'mailto:help@college.edu.np');
      await expect(page.getByText('Ask the college')).toBeHidden();
    }
    const code = 'ZONE-1';
    const examination = await sealedExamination(college, { code, startsInMs: 3_600_000 });
    const time = timeAt(examination.startsAt, 'Asia/Kolkata');
    await page.goto(college.url);
    await expect(page.getByRole('link', { name: code })).toContainText(time);
    await page.goto(`${college.url}/hall/${code}`);
    await expect(page.getByRole('main')).toContainText(time);
    await examination.close();
    await college.stop();
  });
});

import type { Page } from '@playwright/test';
import { darken, expectQuestion, next, openAtStandstill, stored, storedPaper } from './exam-page.ts';
import { expect, test } from './fixtures.ts';
import { topics, years } from './papers.ts';

/** Every link of a landing that starts a paper, and where it leads. */
const starts = [
  { from: '/csit/entrance-preparation', link: 'Start Now', to: '/csit/entrance-questions' },
  ...years.map((year) => ({
    from: '/csit/entrance-preparation',
    link: `${year} Entrance Questions`,
    to: `/csit-entrance/${year}`,
  })),
  ...Object.entries(topics).map(([title, count]) => ({
    from: '/csit/entrance-preparation',
    link: `${title} ${count} questions`,
    to: `/entrance-preparation/English/${encodeURIComponent(title)}`,
  })),
  { from: '/plus-2-science/entrance-preparation', link: 'Start Test', to: '/exam-questions' },
  { from: '/exam/science', link: 'Start Exam', to: '/exam/science/start' },
  { from: '/exam/management', link: 'Start Exam', to: '/exam/management/start' },
];

const profile = JSON.stringify({ token: 'kept', user: { id: 1, name: 'Sita', email: 's@x.np', role: 'student' } });

/** What an earlier paper, a result, and another program have left behind. */
async function leaveBehind(page: Page): Promise<void> {
  await page.evaluate((text) => {
    localStorage.clear();
    localStorage.setItem('profile', text);
    const old = { setIndex: 9, currentQuestionIndex: 41, score: 7, finalScore: 7, totalQuestions: 9, foreign: 1 };
    for (const [key, value] of Object.entries(old)) localStorage.setItem(key, String(value));
  }, profile);
}

/** The server has no account for the signed-in profile of these tests. */
async function believeProfile(page: Page): Promise<void> {
  await page.route('/api/me', (route) =>
    route.fulfill({ json: { id: 1, name: 'Sita', email: 's@x.np', role: 'student' } }),
  );
}

/** One of each kind: a test, a year's paper, a topic, and the three examinations. */
const kinds = starts.filter(({ link }) => !/207[5-9]|^(?!Pronouns).* questions$/.test(link));

for (const { from, link, to } of kinds) {
  test(`'${link}' at ${from} clears all that is stored except the profile, then leads to ${to}; Continue leads back to where it stands`, async ({
    page,
  }) => {
    await believeProfile(page);
    await openAtStandstill(page, from);
    await leaveBehind(page);
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(to);
    await expectQuestion(page, 1);
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);
    expect(kept['profile']).toBe(profile);
    expect(Number(kept['setIndex'] ?? 0)).toBeLessThan(4);
    expect(kept['currentQuestionIndex']).toBe('0');
    expect(Number(kept['score'] ?? 0)).toBe(0);
    expect(kept).not.toHaveProperty('finalScore');
    expect(kept).not.toHaveProperty('totalQuestions');
    expect(kept).not.toHaveProperty('foreign');

    await page.getByRole('radio').first().check();
    await next(page);
    await page.clock.runFor(2000);
    await expectQuestion(page, 2);
    const underWay = () => page.evaluate(() => [localStorage['exam'], localStorage['categoryQuestions']]);
    const before = await underWay();
    await page.goto(from);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(to);
    await expectQuestion(page, 2);
    expect(await underWay()).toEqual(before);
  });
}

test('every other year and topic of the landing leads to its own paper', async ({ page }) => {
  await page.goto('/csit/entrance-preparation');
  for (const { from, link, to } of starts) {
    if (from !== '/csit/entrance-preparation') continue;
    await expect(page.getByRole('main').getByRole('link', { name: link, exact: true })).toHaveAttribute('href', to);
  }
});

for (const path of ['/plus-2-management/entrance-preparation', '/csit', '/bca']) {
  test(`Start Test at ${path} raises the browser's own alert, and nothing else`, async ({ page }) => {
    await believeProfile(page);
    await page.goto(path);
    await leaveBehind(page);
    const before = await page.evaluate(() => JSON.stringify(localStorage));
    const alerted = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return `${dialog.type()}: ${dialog.message()}`;
    });
    await page.getByRole('button', { name: 'Start Test' }).focus();
    await page.keyboard.press('Enter');
    expect(await alerted).toBe('alert: Comming Soon!');
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
  });
}

test('Continue is offered only where the paper under way was started', async ({ page }) => {
  await page.goto('/exam-questions');
  await expectQuestion(page, 1);
  const [first] = await storedPaper(page);
  await darken(page, first, true);
  for (const path of new Set([...starts.map(({ from }) => from), '/csit', '/bca'])) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const count = path === '/plus-2-science/entrance-preparation' ? 1 : 0;
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(count);
  }
  expect(await stored(page, 'currentQuestionIndex')).toBe(0);
});

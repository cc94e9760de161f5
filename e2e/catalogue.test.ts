import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const quizzes = '/school/grade-x-science-and-technology/chapter-quiz';
const force = `${quizzes}/101`;
const main = (page: Page) => page.getByRole('main');

test('a level lists its subjects with their parts, a part its items with their units and question counts', async ({
  page,
}) => {
  await page.goto('/');
  await main(page).getByRole('link', { name: 'Grade X School' }).click();
  await expect(page).toHaveURL('/school/grade-x');
  await expect(page).toHaveTitle('Grade X · Tayari');
  await expect(page.getByRole('heading', { name: 'Grade X', exact: true })).toBeFocused();
  await expect(page.locator('main h2')).toHaveText([
    'Science and Technology',
    'Mathematics',
    'English',
    'Social Studies',
    'Computer Science',
    'Optional Mathematics',
  ]);

  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Mathematics', exact: true }) })
    .getByRole('link', { name: 'Chapter Quiz' })
    .click();
  await expect(page).toHaveURL('/school/grade-x-mathematics/chapter-quiz');
  await expect(page).toHaveTitle('Mathematics: Chapter Quiz · Tayari');
  await expect(page.getByRole('link', { name: /^Area and Volume \d+ questions$/ })).toHaveAttribute(
    'href',
    '/school/grade-x-mathematics/chapter-quiz/203',
  );
});

test('breadcrumbs lead back, and the navigation marks the level of a subject and of a unit', async ({ page }) => {
  await page.goto(quizzes);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    /^Home/,
    /^Grade X/,
    /^Science and Technology/,
    'Chapter Quiz',
  ]);
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('Chapter Quiz');
  const marked = page.locator('#side [aria-current]');
  await expect(marked).toHaveText('Grade X');
  await page.goto(force);
  await expect(marked).toHaveText('Grade X');
  await expect(marked).toHaveAttribute('aria-current', 'true');
  await expect(crumbs.getByRole('listitem')).toHaveText([
    /^Home/,
    /^Grade X/,
    /^Science and Technology/,
    /^Chapter Quiz/,
    'Force and Motion',
  ]);
  await crumbs.getByRole('link', { name: 'Chapter Quiz' }).click();
  await expect(page).toHaveURL(quizzes);
  await crumbs.getByRole('link', { name: 'Grade X' }).click();
  await expect(page).toHaveURL('/school/grade-x');
  await expect(marked).toHaveAttribute('aria-current', 'page');
});

test('an entrance subject lists its units by type, under its programme', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Physics' }).first().click();
  await expect(page).toHaveURL('/mcq/subject/Physics/2');
  await expect(page).toHaveTitle('Physics · Tayari');
  await expect(page.locator('main h2')).toHaveText(['Practice', 'Mock']);
  await expect(page.getByRole('link', { name: 'Mock 2 25 questions' })).toHaveAttribute(
    'href',
    '/mcq/subject/Physics/2/Mock%202/213/mock',
  );
  await expect(page.locator('#side [aria-current]')).toHaveText('B.Sc.CSIT Entrance');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'B.Sc.CSIT' }).click();
  await expect(page).toHaveURL('/csit');
});

for (const [wrong, right] of [
  ['/mcq/subject/Chemistry/2', '/mcq/subject/Physics/2'],
  ['/mcq/subject/physics/2/anything/213/mock', '/mcq/subject/Physics/2/Mock%202/213/mock'],
] as const) {
  test(`the ids decide: ${wrong} becomes ${right}, without a reload or a step back`, async ({ page }) => {
    await page.goto('/login');
    await page.goto(wrong);
    await expect(page).toHaveURL(right);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Physics');
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/login');
  });
}

test.describe('what does not exist is named, with a way back', () => {
  test.use({ expectedErrors: [/Failed to load resource|There is no entrance subject 999/] });

  test('at each address; a missing entrance subject is written to the console, once', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    for (const [path, title, back] of [
      ['/school/grade-xi', 'No level “grade-xi”', null],
      ['/school/history/chapter-quiz', 'No subject “history”', null],
      ['/school/history/chapter-quiz/1', 'No subject “history”', null],
      ['/school/grade-x-english/videos', 'No part “videos” in English', '/school/grade-x'],
      [`${quizzes}/999`, 'No unit “999” in Science and Technology', quizzes],
      [`${quizzes}/0101`, 'No unit “0101” in Science and Technology', quizzes],
      ['/mcq/subject/Physics/999', 'No entrance subject “999”', null],
      ['/mcq/subject/Physics/2/Mock%202/999/mock', 'No unit “999” in Physics', '/mcq/subject/Physics/2'],
      ['/mcq/subject/Physics/2/Mock%202/213/practice', 'No unit “213” in Physics', '/mcq/subject/Physics/2'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle('Not found · Tayari');
      await main(page).getByRole('link').first().click();
      await expect(page).toHaveURL(back ?? '/');
    }
    expect(logged.filter((text) => text.includes('entrance subject'))).toEqual(['There is no entrance subject 999.']);
  });
});

test.describe('while the API does not answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const [path, call] of [
    ['/school/grade-x', '**/api/subjects/grade-x'],
    [quizzes, '**/api/subject/**'],
    [force, '**/api/subject/**'],
    ['/mcq/subject/Physics/2', '**/api/entrance/subjects/2/mcq'],
    ['/mcq/subject/Physics/2/Mock%202/213/mock', '**/mcq/213/mock'],
  ] as const) {
    test(`${path} says so, stays so, and comes with Try again, by keyboard alone`, async ({ page }) => {
      let failures = 2;
      const second = Promise.withResolvers<void>();
      await page.route(call, async (route) => {
        if (failures === 0) return route.continue();
        failures -= 1;
        if (failures === 0) await second.promise;
        return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Tayari is being repaired.' } });
      });
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('Tayari is being repaired.');
      const again = page.getByRole('button', { name: 'Try again' });
      await again.focus();
      await page.keyboard.press('Enter');
      // While it is busy it does nothing, until the program has handled the failed attempt.
      await expect(again).toHaveAttribute('aria-disabled', 'true');
      second.resolve();
      await expect(again).not.toHaveAttribute('aria-disabled');
      await expect(again).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(again).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }

  test('without a connection every page of the catalogue says so in words and keeps its frame', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    for (const path of ['/school/grade-x', quizzes, force, '/mcq/subject/Physics/2']) {
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('Check your connection and try again.');
      await expect(page.getByRole('link', { name: 'Tayari, home' })).toBeVisible();
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    }
  });
});

test('a level without subjects, a category without units and a subject without units say so', async ({ page }) => {
  await page.route('**/api/subjects/bsccsit', (route) => route.fulfill({ json: [] }));
  await page.route('**/category/model-test', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), items: [] } });
  });
  await page.route('**/api/entrance/subjects/3/mcq', (route) => route.fulfill({ json: [] }));
  await page.goto('/school/bsccsit');
  await expect(main(page)).toContainText('There are no subjects here yet.');
  await page.goto('/school/grade-x-english/model-test');
  await expect(main(page)).toContainText('There are no units here yet.');
  await page.goto('/mcq/subject/Chemistry/3');
  await expect(main(page)).toContainText('There are no units here yet.');
});

import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const levelsCall = '**/api/levels';
const subjectsCall = '**/api/entrance/subjects';

const unreachable = 'Tayari could not be reached. Check your connection and try again.';

/** The page's questions, by their headings. */
const question = (page: Page, name: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
const levels = (page: Page) => question(page, 'What are you studying?');
const subjects = (page: Page) => question(page, 'Which subject needs work?');
const preparations = (page: Page) => question(page, 'Which entrance are you preparing for?');
const examinations = (page: Page) => question(page, 'Sit an online examination');
const tryAgain = (part: Locator) => part.getByRole('button', { name: 'Try again' });

async function linksOf(part: Locator): Promise<(string | null)[]> {
  return part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

/** Holds back every matching call until the test lets them go, or lets them fail. */
async function hold(page: Page, call: string, then: 'continue' | 'abort' = 'continue'): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await gate.promise;
    await route[then]();
  });
  return gate.resolve;
}

const failWith = (message: string) => (route: Route) =>
  route.fulfill({ status: 500, json: { message, code: 'internal' } });

test('the levels are those of the API, each leads to its page', async ({ page }) => {
  await page.goto('/');
  await expect(levels(page).getByRole('link')).toContainText(['Grade X', 'Grade XII', 'B.Sc.CSIT']);
  expect(await linksOf(levels(page))).toEqual(['/school/grade-x', '/school/grade-xii', '/school/bsccsit']);
});

test('a level that only the API knows is shown as the API has it', async ({ page }) => {
  await page.route(levelsCall, (route) =>
    route.fulfill({ json: [{ id: 9, title: 'Grade XI', slug: 'grade-xi', description: 'The year <between>.' }] }),
  );
  await page.goto('/');
  await expect(levels(page).getByRole('link')).toHaveText(/Grade XI.*The year <between>\./);
  expect(await linksOf(levels(page))).toEqual(['/school/grade-xi']);
});

test('the entrance subjects are those of the API, under their programmes, each leads to its units', async ({
  page,
}) => {
  interface ListedSubject {
    readonly id: number;
    readonly title: string;
    readonly slug: string;
  }
  const ask = async <Answer>(path: string): Promise<Answer> => (await page.request.get(`/api${path}`)).json();
  const expected: [string, (string | null)[]][] = [];
  for (const { title, slug, types } of await ask<(ListedSubject & { types: ListedSubject[] })[]>(
    '/entrance/subjects',
  )) {
    const ofTypes = await Promise.all(
      types.map((type) => ask<ListedSubject[]>(`/entrance/subjects/${slug}/${type.slug}`)),
    );
    const links = ofTypes.flat().map((each) => `/mcq/subject/${encodeURIComponent(each.title)}/${each.id}`);
    expected.push([title, [...new Set(links)]]);
  }
  expect(expected.map(([title]) => title)).toEqual(['B.Sc.CSIT', 'BCA', '+2 Science', '+2 Management']);
  expect(expected.every(([, links]) => links.length > 0)).toBe(true);

  await page.goto('/');
  await expect(subjects(page).getByRole('heading', { level: 3 })).toHaveText(expected.map(([title]) => title));
  for (const [place, [, links]] of expected.entries()) {
    expect(await linksOf(subjects(page).getByRole('list').nth(place))).toEqual(links);
  }
});

test('preparation and examination lead to their pages, and each of these is there', async ({ page }) => {
  await page.goto('/');
  await expect(preparations(page).getByRole('link')).toHaveCount(4);
  expect(await linksOf(preparations(page))).toEqual([
    '/csit/entrance-preparation',
    '/bca',
    '/plus-2-science/entrance-preparation',
    '/plus-2-management/entrance-preparation',
  ]);
  expect(await linksOf(examinations(page))).toEqual(['/exam/science', '/exam/management']);
  for (const to of [...(await linksOf(preparations(page))), ...(await linksOf(examinations(page)))]) {
    await page.locator(`main a[href="${to}"]`).click();
    await expect(page).toHaveURL(String(to));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Be Ready for|Entrance Examination of/);
    await page.goBack();
    await expect(examinations(page)).toBeVisible();
  }
});

test('the examinations are described by their real numbers', async ({ page }) => {
  const coming = {
    code: 'SCI-1',
    title: { en: 'Entrance of +2 Science' },
    pattern: 'plus-two-science',
    state: 'sealed',
  };
  await page.route('/api/hall', (route) =>
    route.fulfill({ json: [{ ...coming, startsAt: '2027-01-05T05:15:00.000Z' }] }),
  );
  await page.goto('/');
  await expect(examinations(page).getByRole('link')).toHaveText([
    /\+2 Science.*Questions 50.*Sets 4.*Minutes 50/,
    /\+2 Management.*Questions 50.*Sets 2.*Minutes 50/,
    'Entrance of +2 Science (SCI-1), 5 January 2027, 11:00: to the hall',
  ]);
  const toHall = page.getByRole('main').getByRole('link', { name: 'to the hall' });
  await expect(toHall).toHaveAttribute('href', '/hall');
  await page.goto('/exam/science');
  await expect(toHall).toHaveAttribute('href', '/hall');
  const asked = page.waitForResponse('/api/hall');
  await page.goto('/exam/management');
  await asked;
  await expect(toHall).toHaveCount(0);
});

test('while the API is silent, places are held, busy is said, and the rest of the page works', async ({ page }) => {
  const letGo = await hold(page, '**/api/**');
  await page.goto('/');
  await expect(levels(page).locator('[aria-busy=true]')).toBeVisible();
  await expect(subjects(page).locator('[aria-busy=true]')).toBeVisible();
  await expect(levels(page).getByRole('link')).toHaveCount(0);
  await expect(levels(page).locator('li')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const below = await examinations(page).boundingBox();
  letGo();
  await expect(levels(page).getByRole('link')).toHaveCount(3);
  await expect(subjects(page).getByRole('link')).not.toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // The list takes the place that the page held for it, so nothing jumps under the finger.
  expect(Math.abs((below?.y ?? 0) - ((await examinations(page).boundingBox())?.y ?? 0))).toBeLessThanOrEqual(2);
});

test('a page left before the API answers takes no harm', async ({ page }) => {
  const letGo = await hold(page, '**/api/**');
  await page.goto('/');
  await examinations(page).getByRole('link').first().click();
  await expect(page).toHaveURL('/exam/science');
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrance Examination of +2 Science');
});

test.describe('when the API fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('its message is shown beside a way to try again, in each part', async ({ page }) => {
    await page.route(levelsCall, failWith('The shelf is being put in order.'));
    await page.route(subjectsCall, failWith('The subjects are at the printer’s.'));
    await page.goto('/');
    await expect(levels(page).getByRole('alert')).toContainText('The levels could not be loaded.');
    await expect(levels(page).getByRole('alert')).toContainText('The shelf is being put in order.');
    await expect(subjects(page).getByRole('alert')).toContainText('The subjects could not be loaded.');
    await expect(subjects(page).getByRole('alert')).toContainText('The subjects are at the printer’s.');
    await expect(page.getByRole('main')).not.toContainText(/undefined|\[object|ApiError|TypeError/);
  });

  test('out of reach it says so; everything that needs no API works', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/');
    for (const part of [levels(page), subjects(page)]) {
      await expect(part.getByRole('alert')).toContainText(unreachable);
      await expect(tryAgain(part)).toBeVisible();
    }
    await preparations(page)
      .getByRole('link', { name: /B\.Sc\.CSIT Entrance/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Be Ready for B.Sc.CSIT Entrance Preparation');
    await page.goBack();
    await examinations(page).getByRole('link', { name: '+2 Science' }).click();
    await page.getByRole('link', { name: 'Start Exam' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 of 50');
  });

  test('an answer that is no JSON has words of our own', async ({ page }) => {
    await page.route(levelsCall, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
    await page.goto('/');
    await expect(levels(page).getByRole('alert')).toContainText('The server sent an unreadable reply (502).');
  });

  test('an answer of another shape than agreed is a failure of its part alone', async ({ page }) => {
    await page.route(levelsCall, (route) => route.fulfill({ json: { levels: null } }));
    await page.goto('/');
    await expect(levels(page).getByRole('alert')).toContainText('The server sent an unreadable reply');
    await expect(subjects(page).getByRole('link').first()).toBeVisible();
  });

  test('one part’s failure is not the other’s; one subject list that fails is a failure, not a gap', async ({
    page,
  }) => {
    await page.route('**/api/entrance/subjects/bca/*', failWith('BCA is away.'));
    await page.goto('/');
    await expect(levels(page).getByRole('link')).toHaveCount(3);
    await expect(subjects(page).getByRole('alert')).toContainText('BCA is away.');
    await expect(subjects(page).getByRole('link')).toHaveCount(0);
  });

  for (const [name, part, call, shown] of [
    ['levels', levels, levelsCall, 3],
    ['subjects', subjects, subjectsCall, 1],
  ] as const) {
    test(`Try again, pressed by keyboard, brings the ${name}; the focus is kept`, async ({ page }) => {
      await page.route(call, (route) => route.abort());
      await page.goto('/');
      const button = tryAgain(part(page));
      const failure = part(page).getByRole('alert');
      await expect(failure).toMatchAriaSnapshot('- alert: /could not be loaded/');
      await button.focus();
      const fail = await hold(page, call, 'abort');
      await page.keyboard.press('Enter');
      // The message leaves the alert and comes back, so that a screen reader reads it again.
      await expect(failure).toMatchAriaSnapshot(`
        - alert:
          - /children: equal
      `);
      fail();
      await expect(button).not.toHaveAttribute('aria-disabled');
      await expect(failure).toMatchAriaSnapshot('- alert: /could not be loaded/');
      await expect(button).toBeFocused();

      const letGo = await hold(page, call);
      const asked = page.waitForRequest(call);
      await page.keyboard.press('Enter');
      await asked;
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toBeFocused();
      let calls = 0;
      // The line to the hall makes its request when there is time.
      page.on('request', (request) => (calls += Number(/\/api\/(?!hall)/.test(request.url()))));
      await page.keyboard.press('Enter');
      letGo();
      await expect(
        part(page)
          .getByRole('link')
          .nth(shown - 1),
      ).toBeVisible();
      await expect(button).toHaveCount(0);
      await expect(part(page).getByRole('alert')).toHaveCount(0);
      await expect(part(page).getByRole('heading', { level: 2 })).toBeFocused();
      // While it is busy, the button does not ask again.
      expect(calls).toBeLessThanOrEqual(name === 'levels' ? 0 : 4);
    });
  }
});

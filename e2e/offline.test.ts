import { darken, expectQuestion, next, openAtStandstill, storedPaper } from './exam-page.ts';
import { expect, test } from './fixtures.ts';
import { expectAnswersKept, expectScriptsKept, forgetAnswers, noNetwork, openAndKeep } from './offline-page.ts';
import { topics, years } from './papers.ts';
import { desk } from './windows.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: noNetwork });

/** Every exam whose questions come with the product. */
const builtIn = [
  '/exam-questions',
  '/csit/entrance-questions',
  '/exam/science/start',
  '/exam/management/start',
  ...years.map((year) => `/csit-entrance/${year}`),
  ...Object.keys(topics).map((topic) => `/entrance-preparation/English/${encodeURIComponent(topic)}`),
  // One of those that the build makes from all banks.
  '/entrance-preparation/Computer/Python',
];

test.describe('after one visit, without a network', () => {
  test('so do pages in Nepali, and an exam there runs from what is on the device', async ({ page, context }) => {
    await openAndKeep(page, '/ne');
    await page.goto('/ne/csit-entrance/2075');
    await expectQuestion(page, 1);
    await expectScriptsKept(page);
    await context.setOffline(true);
    await page.goto('/ne');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('परीक्षाअघि नै परीक्षाको अभ्यास।');
    await page.goto('/ne/csit-entrance/2075');
    await expectQuestion(page, 1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  });

  test('a film’s still is there once it was seen; until then its page does without', async ({ page, context }) => {
    await openAndKeep(page);
    await forgetAnswers(page);
    await context.setOffline(true);
    const landing = '/plus-2-science/entrance-preparation';
    await page.goto(landing);
    await expect(page.getByRole('link', { name: 'Start Test' })).toBeVisible();
    const still = await page
      .locator('[data-film]', { has: page.locator('video') })
      .evaluate((media) => /url\("(.+?)"\)/.exec(getComputedStyle(media).backgroundImage)?.[1] ?? '');
    expect(still).toMatch(/\.webp$/);
    const comes = () =>
      page.evaluate(
        (url) =>
          fetch(url).then(
            ({ ok }) => ok,
            () => false,
          ),
        still,
      );
    expect(await comes()).toBe(false);

    await context.setOffline(false);
    await page.reload();
    await expect.poll(() => page.evaluate(async (url) => (await caches.match(url))?.ok, still)).toBe(true);
    await forgetAnswers(page);
    await context.setOffline(true);
    await page.goto(landing);
    expect(await comes()).toBe(true);
  });

  test('a page that was seen comes as complete as it was, any other as soon as the program draws it; a file or a call is never answered by a page', async ({
    page,
    context,
  }) => {
    await openAndKeep(page);
    await page.goto('/csit');
    await expect.poll(() => page.evaluate(async () => (await caches.match('/csit'))?.ok)).toBe(true);
    await forgetAnswers(page);
    await context.setOffline(true);
    const seen = await page.goto('/csit');
    expect(await seen?.text()).toContain('<h1');
    const other = await page.goto('/bca');
    expect(await other?.text()).not.toContain('<h1');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    for (const [path, words] of [
      ['/', 'Practise the paper before the paper.'],
      ['/plus-2-science/entrance-preparation', 'Be Ready for +2 Science Entrance Preparation'],
      // These have no page of their own.
      ['/result', 'No result yet'],
      ['/library/notes', 'Page not found'],
      ['/%E0%A4%A', 'Page not found'],
      ['/mcq/subject/B.Sc.%20Maths/1.5', 'This page could not be loaded.'],
      ['/school/x.y', 'This page could not be loaded.'],
      ['/csit-entrance/2080.5', 'No paper for 2080.5'],
      ['/library?book=notes.pdf', 'Page not found'],
    ] as const) {
      await page.goto(path);
      await expect(heading).toHaveText(words);
    }
    for (const path of ['/api/health', '/logo.png', '/school.png', '/robots.txt', '/assets/none.js', '/assets/none']) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one page goes to one after the other
      await expect(page.goto(path)).rejects.toThrow(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
    }
  });

  test('exams that were opened once begin anew, from what is on the device, and run to their end and result', async ({
    page,
    context,
  }) => {
    const drawn = ['/csit/entrance-questions', '/exam/science/start'];
    await openAndKeep(page);
    // oxlint-disable eslint/no-await-in-loop -- one page goes to one after the other
    for (const path of [...drawn, '/exam-questions']) {
      await page.goto(path);
      await expectQuestion(page, 1);
      await expectScriptsKept(page);
    }
    await page.evaluate(() => localStorage.clear());
    await context.setOffline(true);
    for (const path of drawn) {
      await page.goto(path);
      await expectQuestion(page, 1);
      await expect(page.getByRole('radio').first()).toBeEnabled();
    }
    // oxlint-enable eslint/no-await-in-loop
    await page.evaluate(() => localStorage.clear());
    await openAtStandstill(page, '/exam-questions');
    await expectQuestion(page, 1);
    await darken(page, (await storedPaper(page))[0], true);
    await next(page);
    await page.clock.runFor(2000);
    await expectQuestion(page, 2);
    await page.clock.runFor(99 * 32_000);
    await expect(page).toHaveURL('/result');
    await expect(page.getByRole('main')).toContainText('You got : 1 / 100');
    await expect(page.getByRole('region', { name: 'Question by question' }).getByText('No answer in time')).toHaveCount(
      99,
    );
  });

  test('a paper begun in the open program comes from the server, without its pool; that follows, and the device draws the next one', async ({
    page,
    context,
  }) => {
    await openAndKeep(page, '/csit/entrance-preparation');
    await page.getByRole('link', { name: 'Start Now' }).click();
    await expectQuestion(page, 1);
    const first = await storedPaper(page);
    expect(first).toHaveLength(100);
    const kept = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open('tayari-banks')).keys();
        return keys.filter(({ url }) => /entrance-(pool|explan)/.test(url)).length;
      });
    await expect.poll(kept).toBe(2);
    const imported = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name, initiatorType }) => /entrance-(pool|explan)/.test(name) && initiatorType !== 'fetch',
      ),
    );
    expect(imported, 'the screen did not wait for them').toEqual([]);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Tayari, home' }).click();
    await expect(page).toHaveURL('/');
    await page.evaluate(() => localStorage.clear());
    await page.goBack();
    await expectQuestion(page, 1);
    expect((await storedPaper(page)).map(({ id }) => id)).not.toEqual(first.map(({ id }) => id));
  });

  test('an exam that was not opened before says so plainly, and opens once there is a network', async ({
    page,
    context,
  }) => {
    await openAndKeep(page);
    await context.setOffline(true);
    await page.goto('/csit-entrance/2075');
    await expect(page.getByRole('heading', { name: 'This paper is not on this device.' })).toBeVisible();
    const again = page.getByRole('button', { name: 'Try again' });
    // Otherwise a retry under way when the network comes back would bring the paper.
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/health'));
    await again.click();
    await failed;
    await expect(again).not.toHaveAttribute('aria-disabled');
    await expect(page.getByRole('heading', { name: 'This paper is not on this device.' })).toBeVisible();
    await context.setOffline(false);
    await again.click();
    await expectQuestion(page, 1);
  });
});

test.describe('Keep for offline', () => {
  test.use({ navShown: true, viewport: desk });

  test('brings every exam onto the device, after a network that failed as well', async ({ page, context }) => {
    test.slow();
    await openAndKeep(page);
    const foot = page.getByRole('region', { name: 'Without a network' });
    await expect(foot.getByRole('status')).toHaveText(/^Every paper and chapter, \d\.\d.MB$/);
    await context.setOffline(true);
    await foot.getByRole('button', { name: 'Keep for offline' }).click();
    await expect(foot.getByRole('status')).toHaveText(/^Download incomplete: \d\.\d.MB to go\.$/);
    // Halfway: the device keeps what has come, and requests the rest again.
    await context.setOffline(false);
    await context.route('**/mcq/*/mock', (route) => route.abort());
    await foot.getByRole('button', { name: 'Try again' }).click();
    // Thousands of questions, which a busy machine does not bring in the usual time.
    const whileAllComes = { timeout: 60_000 };
    await expect(foot.getByRole('status')).toHaveText(/^Download incomplete: 0\.\d.MB to go\.$/, whileAllComes);
    await context.unroute('**/mcq/*/mock');
    await foot.getByRole('button', { name: 'Try again' }).click();
    await expect(foot.getByRole('status')).toHaveText(/^\s*Kept for offline, \d\.\d.MB$/, whileAllComes);
    await expect(foot.getByRole('button')).toHaveCount(0);

    await context.setOffline(true);
    for (const path of builtIn) {
      // oxlint-disable eslint/no-await-in-loop -- one page goes to one after the other
      await page.goto(path);
      await expectQuestion(page, 1);
      await expect(page.getByRole('radio').first()).toBeEnabled();
      // oxlint-enable eslint/no-await-in-loop
    }
    await expect(foot.getByRole('status')).toHaveText(/^\s*Kept for offline/);

    await forgetAnswers(page);
    for (const unit of ['/school/grade-x-mathematics/chapter-quiz', '/school/grade-xii-physics/model-test']) {
      // oxlint-disable eslint/no-await-in-loop -- one page goes to one after the other
      await page.goto(unit);
      await page.locator(`main a[href^="${unit}/"]`).first().click();
      await page.getByRole('button', { name: 'Start Quiz' }).click();
      await expect(page.getByRole('radio').first()).toBeEnabled();
      // oxlint-enable eslint/no-await-in-loop
    }
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Logical Reasoning' }).click();
    await page.locator('main a[href$="/practice"]').first().click();
    await expectQuestion(page, 1);
    await expect(page.getByRole('radio').first()).toBeEnabled();
    await page.goto('/mcq/subject/Mathematics/1');
    await page.getByRole('main').getByRole('link', { name: /^Mock/ }).first().click();
    await expectQuestion(page, 1);
  });
});

test.describe('a catalogue page that was seen before', () => {
  const note = /^No connection: shown as it was on \d+ \w+ 20\d\d\.$/;

  test('is shown by its address as it was, with its date', async ({ page, context }) => {
    await openAndKeep(page, '/school/grade-x');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Grade X');
    await expect(page.getByText(note)).toHaveCount(0);
    await expectAnswersKept(page, '/levels', '/subjects/grade-x');
    await forgetAnswers(page);
    await context.setOffline(true);
    await page.reload();
    await expect(heading).toHaveText('Grade X');
    await expect(page.getByText(note)).toBeVisible();
    await page.goto('/school/bsccsit');
    await expect(heading).toHaveText('This page could not be loaded.');
  });

  test.describe('without a service worker', () => {
    test.use({ serviceWorkers: 'block' });

    test('is shown so too, while the program is open', async ({ page, context }) => {
      await page.goto('/school/grade-x');
      // A student who leaves a page before it shows stops its load.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grade X');
      await expectAnswersKept(page, '/levels', '/subjects/grade-x');
      await page.getByRole('link', { name: 'Tayari, home' }).click();
      await expect(page.getByRole('main').getByRole('link', { name: 'Grade X School' })).toBeVisible();
      await forgetAnswers(page);
      await context.setOffline(true);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grade X');
      await expect(page.getByText(note)).toBeVisible();
    });
  });
});

test('from the worker’s first moment the questions of a drawn paper are on the device', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entrance-pool-/, async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/entrance-pool-/);
  await page.goto('/csit/entrance-questions');
  await asked;
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  resolve();
  const kept = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const files = document.getElementById('drawn-paper')?.dataset.files?.split(' ') ?? [];
    return Promise.all(files.map(async (file) => (await caches.match(file)) !== undefined));
  });
  expect(kept).toEqual([true, true]);
});

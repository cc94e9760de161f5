import type { Locator, Page, Route } from '@playwright/test';
import { openAtStandstill } from './exam-page.ts';
import { expect, missingPage, test } from './fixtures.ts';

/** Pages and the chunk that each is, by the name that its failure tells and by its file. The build prepares the landing. */
const landingChunk = {
  path: '/exam/science',
  name: 'science-exam-landing',
  file: '**/assets/exam-landing-routes-*.js',
};
const resultChunk = { path: '/result', name: 'result', file: '**/assets/result-route-*.js' };

/** The screens of the specification's route table, but those whose addresses the catalogue has. */
const screens = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password/a-token',
  '/school/grade-x',
  '/school/grade-xii',
  '/school/bsccsit',
  '/csit/entrance-preparation',
  '/csit/entrance-questions',
  '/entrance-preparation/English/Tag%20Questions',
  '/csit-entrance/2079',
  '/plus-2-science/entrance-preparation',
  '/plus-2-management/entrance-preparation',
  '/csit',
  '/bca',
  '/exam-questions',
  '/exam/science',
  '/exam/management',
  '/exam/science/start',
  '/exam/management/start',
  '/thankyou',
  '/result',
] as const;

const failure = (page: Page): Locator => page.getByRole('heading', { name: 'Unexpected Application Error!' });
const spinner = (page: Page): Locator => page.getByRole('status', { name: 'Loading' });

async function expectFailure(page: Page, message: string): Promise<void> {
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
}

/** Opens an address, and expects a page that stands and breaks nothing of the policy it comes with. */
async function expectSoundPage(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  const headers = (await answer?.allHeaders()) ?? {};
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+')*(;|$)/);
  expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|default-src[^;]*unsafe|script-src [^;]*unsafe/);
  // What the policy blocks, the browser writes to the console as an error, which fails the test.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
  await expect(failure(page)).toHaveCount(0);
}

/** Lets the first requests of a chunk fail, and the later ones through. */
async function failTimes(page: Page, file: string, times: number): Promise<() => number> {
  let asked = 0;
  await page.route(file, (route: Route) => {
    asked += 1;
    return asked <= times ? route.abort() : route.continue();
  });
  return () => asked;
}

/** Addresses that lead nowhere, and how the page names them. */
const nowhere = [
  ['/library/physics%20notes?page=2', '/library/physics notes'],
  ['/exam/science/marks', '/exam/science/marks'],
  ['/school/', '/school/'],
  [`/${encodeURIComponent('<img src onerror>&amp;"')}`, '/<img src onerror>%26amp%3B"'],
  ["/&amp;'", "/&amp;'"],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/a%00b%1F', '/a%00b%1F'],
  ['/a/b%0Ac', '/a/b%0Ac'],
] as const;

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [missingPage] });

  for (const [path, named] of nowhere) {
    test.describe(path, () => {
      test.describe('without script', () => {
        test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

        test('is 404 with a complete page: it is named, as text, and leads back home', async ({ page }) => {
          const answer = await page.goto(path);
          expect(answer?.status()).toBe(404);
          await expect(page).toHaveTitle('Not found · Tayari');
          await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
          await expect(page.getByRole('main')).toContainText(named);
          await expect(page.locator('main img')).toHaveCount(0);
          await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
          await expect(page).toHaveURL('/');
        });
      });

      test('is taken over as it stands', async ({ page }) => {
        await page.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            for (const each of document.querySelectorAll('h1, .address')) each.setAttribute('data-before-script', '');
          });
        });
        await page.goto(path);
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.locator('#side')).toBeVisible();
        await expect(page.locator('.address[data-before-script]')).toContainText(named);
        await expect(page.locator('h1[data-before-script]')).toBeVisible();
        await expect(page.locator('#side [aria-current]')).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(page.locator('#side')).toBeHidden();
        await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
        await expect(page).toHaveURL('/');
        await expect(page).toHaveTitle('Home · Tayari');
      });
    });
  }

  test('is met within the product too, and Back goes on from there', async ({ page }) => {
    await page.goto('/result');
    await page.evaluate(() => {
      history.pushState({}, '', '/no/such/page');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('main')).toContainText('/no/such/page');
    await page.goBack();
    await expect(page).toHaveTitle('Result · Tayari');
  });
});

test.describe('a part of the program', () => {
  // Nothing kept from an earlier visit stands in for what the network does not bring.
  test.use({ expectedErrors: [/Failed to load resource/], serviceWorkers: 'block' });

  test('that fails once is asked for again, and nobody notices', async ({ page }) => {
    for (const { path, file } of [landingChunk, resultChunk]) {
      const asked = await failTimes(page, file, 1);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: /Entrance Examination|No result yet/ })).toBeVisible();
      await expect(failure(page)).toHaveCount(0);
      expect(asked()).toBeGreaterThan(1);
    }
  });

  test('that fails twice is an error that names it, inside the frame; Reload brings it', async ({ page }) => {
    const asked = await failTimes(page, resultChunk.file, 2);
    await page.goto(resultChunk.path);
    await expectFailure(page, `Loading chunk ${resultChunk.name} failed`);
    expect(asked()).toBe(2);
    await expect(page).toHaveTitle('Error · Tayari');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'No result yet' })).toBeVisible();
    await expect(page).toHaveTitle('Result · Tayari');
  });

  test('of a page that the build has prepared is missed as plainly', async ({ page }) => {
    await page.route(landingChunk.file, (route) => route.abort());
    await page.goto(landingChunk.path);
    await expectFailure(page, `Loading chunk ${landingChunk.name} failed`);
  });

  test('that fails between pages leaves the way to all others open, and comes at a later try', async ({ page }) => {
    await failTimes(page, landingChunk.file, 2);
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: '+2 Science Questions' }).click();
    await expectFailure(page, `Loading chunk ${landingChunk.name} failed`);
    await expect(page).toHaveURL(landingChunk.path);
    await expect(failure(page)).toBeFocused();
    await page.getByRole('link', { name: 'Tayari, home' }).click();
    await expect(page).toHaveTitle('Home · Tayari');
    await page.getByRole('main').getByRole('link', { name: '+2 Science Questions' }).click();
    await expect(page.getByRole('link', { name: 'Start Exam' })).toBeVisible();
  });

  test('that is not on the server any more, after an update, is an error with its name as well', async ({ page }) => {
    await page.route(resultChunk.file, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto(resultChunk.path);
    await expectFailure(page, `Loading chunk ${resultChunk.name} failed`);
  });

  test('that the screen without a frame needs fails as plainly, with a title', async ({ page }) => {
    await page.route('**/assets/thank-you-route-*.js', (route) => route.abort());
    await page.goto('/thankyou');
    await expectFailure(page, 'Loading chunk thank-you failed');
    await expect(page).toHaveTitle('Error · Tayari');
    await expect(page.getByRole('main')).toHaveCount(1);
  });

  test('that never comes has failed after 120000 ms and not before', async ({ page }) => {
    await page.route(resultChunk.file, () => {});
    await openAtStandstill(page, resultChunk.path);
    await expect(spinner(page)).toBeAttached();
    await page.clock.runFor(119_999);
    await expect(spinner(page)).toBeAttached();
    await expect(failure(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expectFailure(page, `Loading chunk ${resultChunk.name} failed`);
    await page.unroute(resultChunk.file);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'No result yet' })).toBeVisible();
  });

  test('that never comes between pages has failed after 120000 ms as well', async ({ page }) => {
    await page.route(landingChunk.file, () => {});
    await openAtStandstill(page, '/');
    await page.getByRole('main').getByRole('link', { name: '+2 Science Questions' }).click();
    await expect(spinner(page)).toBeAttached();
    await page.clock.runFor(119_999);
    await expect(failure(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expectFailure(page, `Loading chunk ${landingChunk.name} failed`);
  });

  test('offline between pages it fails; online again, Reload goes on', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.locator('main a[href="/school/grade-x"]')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('main').getByRole('link', { name: '+2 Management Questions' }).click();
    await expectFailure(page, 'Loading chunk management-exam-landing failed');
    await expect(page.getByText('What you have answered is kept on this device.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Entrance Examination of +2 Management' })).toBeVisible();
  });
});

test('while a part is on its way a yellow spinner of size 50 turns, alone at first, then over the page that is left', async ({
  page,
}) => {
  const hold = async (file: string) => {
    const gate = Promise.withResolvers<void>();
    await page.route(file, async (route) => {
      await gate.promise;
      await route.continue();
    });
    return gate.resolve;
  };
  const bringResult = await hold(resultChunk.file);
  const bringLanding = await hold(landingChunk.file);
  const expectSpinner = async () => {
    await expect(spinner(page)).toBeVisible();
    await expect(spinner(page)).toBeInViewport();
    expect(await spinner(page).boundingBox()).toMatchObject({ width: 50, height: 50 });
    await expect(spinner(page).locator('i').first()).toHaveCSS('background-color', 'rgb(253, 181, 21)');
  };
  await page.goto(resultChunk.path);
  await expectSpinner();
  await expect(page.getByRole('banner')).toBeVisible();

  bringResult();
  await expect(page.getByRole('heading', { name: 'No result yet' })).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.side').getByRole('link', { name: '+2 Science' }).click();
  await expectSpinner();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  bringLanding();
  await expect(page.getByRole('link', { name: 'Start Exam' })).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

test.describe('a page that is at fault', () => {
  test.use({ expectedErrors: [/A fault of this page/] });

  for (const [phase, module] of Object.entries({
    drawing: 'export function Component() { throw new Error("A fault of this page"); }',
    loading:
      'export function loader() { throw new Error("A fault of this page"); }; export const Component = () => null;',
  })) {
    test(`when ${phase} gives way to the error screen, and the frame stays`, async ({ page }) => {
      await page.route(resultChunk.file, (route) => route.fulfill({ contentType: 'text/javascript', body: module }));
      await page.goto(resultChunk.path);
      await expectFailure(page, 'A fault of this page');
      await page.getByRole('link', { name: 'Tayari, home' }).click();
      await expect(page).toHaveTitle('Home · Tayari');
      await expect(failure(page)).toHaveCount(0);
    });
  }
});

test.describe('the server', () => {
  for (const path of ['/api', '/api/nothing', '/api/levels/7', '/api/entrance/subjects/99999/mcq']) {
    test(`answers ${path} with a message in JSON and 404`, async ({ page }) => {
      for (const accept of ['text/html', 'application/json']) {
        const answer = await page.request.get(path, { headers: { accept } });
        expect(answer.status()).toBe(404);
        expect(answer.headers()['content-type']).toContain('application/json');
        expect(await answer.json()).toEqual({ message: expect.stringMatching(/\w/), code: 'not-found' });
      }
    });
  }

  for (const path of ['/assets/home-route-00000000.js', '/assets/', '/logo.png', '/media/missing.webm']) {
    test(`answers ${path} with 404 and no page`, async ({ page }) => {
      const answer = await page.request.get(path, { headers: { accept: 'text/html,*/*' } });
      expect(answer.status()).toBe(404);
      expect(await answer.text()).not.toContain('<html');
    });
  }

  for (const path of screens) {
    test(`${path} opened by its address is a page, under a policy that nothing on it breaks`, async ({ page }) => {
      await expectSoundPage(page, path);
    });
  }

  test('so is each kind of page of the catalogue', async ({ page }) => {
    const ask = async <Answer>(path: string): Promise<Answer> => (await page.request.get(`/api${path}`)).json();
    const [subject] = await ask<{ slug: string; categories: { slug: string }[] }[]>('/subjects/grade-x');
    const category = `${subject?.slug}/${subject?.categories[0]?.slug}`;
    const [subjectSlug, categorySlug] = category.split('/');
    const { items } = await ask<{ items: { content: { id: number }[] }[] }>(
      `/subject/${subjectSlug}/category/${categorySlug}`,
    );
    const [entrance] = await ask<{ id: number; title: string }[]>('/entrance/subjects/csit/entrance-preparation');
    const [unit] = await ask<{ id: number; title: string; type: string }[]>(`/entrance/subjects/${entrance?.id}/mcq`);
    const mcq = `/mcq/subject/${encodeURIComponent(entrance?.title ?? '')}/${entrance?.id}`;
    await expectSoundPage(page, `/school/${category}`);
    await expectSoundPage(page, `/school/${category}/${items[0]?.content[0]?.id}`);
    await expectSoundPage(page, mcq);
    await expectSoundPage(page, `${mcq}/${encodeURIComponent(unit?.title ?? '')}/${unit?.id}/${unit?.type}`);
  });
});

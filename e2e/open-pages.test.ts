import { openPages } from '#client/app/early-pages.ts';
import { expect, test } from './fixtures.ts';

for (const { path, description } of openPages) {
  test.describe(path, () => {
    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('is complete: heading, title, description, whole address', async ({ page, server }) => {
        const address = server.url.replace('127.0.0.1', 'localhost') + path;
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/^\S.* · Tayari$/);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description ?? '');
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
        await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
      });
    });

    test('is taken over as it stands: the elements stay the same, and the console stays empty', async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.querySelector('h1')?.setAttribute('data-before-script', '');
        });
      });
      await page.goto(path);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.locator('#side')).toBeVisible();
      await expect(page.locator('h1[data-before-script]')).toBeVisible();
    });
  });
}

test('search engines are told of the open pages, and find each at the address it calls its own', async ({
  page,
  server,
}) => {
  const own = server.url.replace('127.0.0.1', 'localhost');
  const robots = await (await page.request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect(sitemap).toBe(`${own}/sitemap.xml`);
  const text = await (await page.request.get(new URL(sitemap).pathname)).text();
  const told = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location);
  expect(told).toEqual(openPages.map(({ path }) => own + path));
  for (const location of told) {
    const html = await (await page.request.get(new URL(location).pathname)).text();
    expect(html).toContain(`<link rel="canonical" href="${location}">`);
  }
});

test('a timed page asks for its part of the program and its paper with the page itself', async ({ page }) => {
  const html = await (await page.request.get('/csit-entrance/2075')).text();
  expect(html).toMatch(/rel="modulepreload"[^>]+block-02-/);
  expect(html).toMatch(/rel="modulepreload"[^>]+year-quiz-route-/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a timed page shows its frame and its title while its paper is on the way', async ({ page }) => {
    await page.goto('/exam-questions');
    await expect(page).toHaveTitle('Category test · Tayari');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeAttached();
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });
});

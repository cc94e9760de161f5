import { openPages } from '#client/student/app/prerendered-pages.ts';
import { programStarted } from './exam-page.ts';
import { expect, test } from './fixtures.ts';

/** The value of an attribute of the first element in a page's source that starts like this. */
function attributeOf(html: string, beginning: string, name: string): string | undefined {
  const [, rest = ''] = html.split(beginning);
  return new RegExp(`^[^>]*?${name}="([^"]*)"`).exec(rest)?.[1];
}

test('search engines are told of the open pages, and find each complete before any script, at the address it calls its own', async ({
  server,
}) => {
  const own = server.url.replace('127.0.0.1', 'localhost');
  const textAt = async (path: string) => (await fetch(server.url + path)).text();
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(await textAt('/robots.txt')) ?? [];
  expect(sitemap).toBe(`${own}/sitemap.xml`);
  const toldIn = async (map: string) =>
    [...(await textAt(map.replace(own, ''))).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location);
  const [ofPages = '', ...ofQuestions] = await toldIn(sitemap);
  const told = await toldIn(ofPages);
  expect(told).toEqual(openPages.flatMap(({ path }) => [own + path, `${own}/ne${path === '/' ? '' : path}`]));
  const questions = await Promise.all(ofQuestions.map(toldIn));
  // Of each map the first question, in both languages: one stands for all.
  for (const location of [...told, ...questions.flatMap((each) => each.slice(0, 2))]) {
    const path = location.slice(own.length);
    const html = await textAt(path);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1], path).toMatch(/\S/);
    expect(html, path).toMatch(/<title>\S.* · Tayari<\/title>/);
    expect(attributeOf(html, '<link rel="canonical"', 'href'), path).toBe(location);
    expect(attributeOf(html, '<meta property="og:url"', 'content'), path).toBe(location);
    const described = openPages.find((each) => each.path === path)?.description;
    if (described !== undefined) {
      expect(attributeOf(html, '<meta name="description"', 'content'), path).toBe(described);
    }
  }
});

for (const path of ['/', '/login', '/exam/science']) {
  test(`${path} is hydrated as it stands: the elements stay the same`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-before-script', '');
      });
    });
    await page.goto(path);
    await programStarted(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    await expect(page.locator('h1[data-before-script]')).toBeVisible();
  });
}

test('a timed page asks for its part of the program and its paper with the page itself', async ({ page }) => {
  const html = await (await page.request.get('/csit-entrance/2075')).text();
  expect(html).toMatch(/rel="modulepreload"[^>]+block-02-/);
  expect(html).toMatch(/rel="modulepreload"[^>]+exam-page-/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a timed page shows the first question of its paper, which can be chosen, or a frame without one', async ({
    page,
  }) => {
    await page.goto('/exam-questions');
    await expect(page).toHaveTitle('Category test · Tayari');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 of 100');
    await page.getByRole('radio').nth(1).check();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await page.goto('/exam-questions?undrawn');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeAttached();
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });
});

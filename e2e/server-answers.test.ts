import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The screens of the specification's route table, without those whose addresses the catalogue has. */
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

/**
 * Requests an address like a browser, and expects a page under a strict policy. states.test.ts shows that nothing on it breaks the policy.
 */
async function expectPage({ request }: Page, path: string): Promise<void> {
  const answer = await request.get(path, { headers: { accept: 'text/html' } });
  expect(answer.status(), path).toBe(200);
  const headers = answer.headers();
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+')*(;|$)/);
  expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|default-src[^;]*unsafe|script-src [^;]*unsafe/);
  expect(await answer.text()).not.toContain('Page not found');
}

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

  test('answers the address of every screen with a page under a strict policy, those of the catalogue too', async ({
    page,
  }) => {
    for (const path of screens) await expectPage(page, path);
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
    await expectPage(page, `/school/${category}`);
    await expectPage(page, `/school/${category}/${items[0]?.content[0]?.id}`);
    await expectPage(page, mcq);
    await expectPage(page, `${mcq}/${encodeURIComponent(unit?.title ?? '')}/${unit?.id}/${unit?.type}`);
  });
});

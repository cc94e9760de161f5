import { programStarted } from './exam-page.ts';
import { expect, missingPage, test } from './fixtures.ts';
import { desk } from './windows.ts';

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

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, viewport: desk });

    test('is 404 with a complete page: it is named, as text, and leads back home', async ({ page }) => {
      for (const [path, named] of nowhere) {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await expect(page).toHaveTitle('Not found · Tayari');
        await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(named);
        await expect(page.locator('main img')).toHaveCount(0);
      }
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
    });
  });

  test('is taken over as it stands, whatever is in it', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const each of document.querySelectorAll('main *')) each.setAttribute('data-before-script', '');
      });
    });
    for (const [path, named] of nowhere) {
      await page.goto(path);
      await programStarted(page);
      await expect(page.locator('main [data-before-script]').getByText(named, { exact: true })).toBeVisible();
      await expect(page.locator('h1[data-before-script]')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    const navigation = page.getByRole('navigation', { name: 'Sections' });
    await expect(navigation).toBeVisible();
    await expect(navigation.locator('[aria-current]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle('Home · Tayari');
  });

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

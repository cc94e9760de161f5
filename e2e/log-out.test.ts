import { stored } from './exam-page.ts';
import { answerLogout, heading, open, openSignedIn, profile } from './frame-page.ts';
import { phone } from './windows.ts';
import { expect, test } from './fixtures.ts';

test.describe('nobody signed in', () => {
  test('a link leads to the log-in page', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('a stored profile that is cut short is nobody, and the page stands', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('profile', '{'));
    await open(page);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  });
});

test.describe('signed in', () => {
  test('the log-out icon stands in place of the link, at a reload and on every page', async ({ page }) => {
    await openSignedIn(page);
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Tayari, home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  test('logging out asks the server with the token, clears all that is stored, and shows its message at the top right', async ({
    page,
  }) => {
    await openSignedIn(page);
    await answerLogout(page);
    await page.evaluate(() => {
      localStorage.setItem('score', '3');
      localStorage.setItem('something else', 'x');
      sessionStorage.setItem('something', 'x');
    });
    const asked = page.waitForRequest('**/api/logout');
    await page.getByRole('button', { name: 'Log out' }).click();
    const request = await asked;
    expect(request.method()).toBe('POST');
    expect(request.postData()).toBeNull();
    expect(await request.headerValue('authorization')).toBe('Bearer a-token');
    const toast = page.locator('[data-toast]').filter({ hasText: 'Logout Successfully.' });
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    expect(phone.width - (box?.x ?? 0) - (box?.width ?? 0)).toBeCloseTo(16, 0);
    expect(box?.y).toBeLessThan(100);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await stored(page, 'profile')).toBeUndefined();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('something'))).toBeNull();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  test('another tab hears of it', async ({ page }) => {
    await openSignedIn(page);
    await answerLogout(page);
    const other = await page.context().newPage();
    await other.route('**/api/me', (route) => route.fulfill({ json: profile.user }));
    await other.goto('/result');
    await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  test('by keyboard too', async ({ page }) => {
    await openSignedIn(page);
    await answerLogout(page);
    await page.getByRole('button', { name: 'Log out' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-toast]')).toContainText('Logout Successfully.');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCount(1);
  });

  test.describe('without the server', () => {
    // One pattern: Playwright takes a list of two for a value and its options.
    test.use({ expectedErrors: [/Failed to load resource|ApiError/] });

    for (const [name, failure] of Object.entries({
      'that says no': { status: 500, json: { message: 'Something broke.', code: 'internal' } },
      'out of reach': undefined,
    })) {
      test(`${name}, logging out here is done all the same; the failure is only logged`, async ({ page }) => {
        await openSignedIn(page);
        await page.route('**/api/logout', (route) => (failure ? route.fulfill(failure) : route.abort()));
        const logged = page.waitForEvent('console', (message) => message.text().includes('ApiError'));
        await page.getByRole('button', { name: 'Log out' }).click();
        expect((await logged).type()).toBe('error');
        await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
        await expect(page.locator('[data-toast]')).toHaveCount(0);
        await expect(page.getByRole('alert')).toHaveCount(0);
        expect(await stored(page, 'profile')).toBeUndefined();
      });
    }
  });
});

import type { Locator, Page } from '@playwright/test';
import { programStarted, settled } from './exam-page.ts';
import { expect } from './fixtures.ts';

export const toggle = (page: Page): Locator => page.getByRole('button', { name: 'Menu' });
export const navigation = (page: Page): Locator => page.locator('#side');
export const entry = (page: Page, name: string): Locator => navigation(page).getByRole('link', { name, exact: true });
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await programStarted(page);
  await expect(heading(page)).toBeVisible();
  await settled(page);
}

export const profile = { token: 'a-token', user: { id: 1, name: 'Sita', email: 'sita@example.com', role: 'student' } };

/** Opens a page with a stored profile that the server knows. */
export async function openSignedIn(page: Page): Promise<void> {
  await page.route('**/api/me', (route) => route.fulfill({ json: profile.user }));
  // The record asks for what the account has of it. No account stands behind this token, so it gets no answer.
  await page.route(/\/api\/me\//, () => {});
  await page.goto('/exam/science');
  await page.evaluate((text) => localStorage.setItem('profile', text), JSON.stringify(profile));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
}

export async function answerLogout(page: Page): Promise<void> {
  await page.route('**/api/logout', (route) => route.fulfill({ json: { message: 'Logout Successfully.' } }));
}

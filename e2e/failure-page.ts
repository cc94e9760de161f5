import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Pages with their chunks: the name that a failure reports, and the file. The build prepares the landing. */
export const landingChunk = {
  path: '/exam/science',
  name: 'science-exam-landing',
  file: '**/assets/landing-routes-*.js',
};
export const resultChunk = { path: '/result', name: 'result', file: '**/assets/result-route-*.js' };

export const failure = (page: Page): Locator => page.getByRole('heading', { name: 'Unexpected Application Error!' });

export async function expectFailure(page: Page, message: string): Promise<void> {
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
}

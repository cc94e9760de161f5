import type { Page } from '@playwright/test';
import type { Language } from '#text/language.ts';
import { expect } from './fixtures.ts';

/** Every page is in the language of its address, has one title, one heading of the first level and one main part, and leaves out no level. */
export async function expectOutline(page: Page, language: Language): Promise<void> {
  await expect(page).toHaveTitle(/^\S.* · Tayari$/);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('main')).toHaveCount(1);
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1).length).toBeLessThanOrEqual(1);
  expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
}

import type { Page } from '@playwright/test';
import type { Language } from '#text/language.ts';
import { expect } from './fixtures.ts';

/**
 * Every page is in the language of its address. It has one title, one heading of the first level and one main part, and skips no heading
 * level.
 */
export async function expectOutline(page: Page, language: Language): Promise<void> {
  const outline = () =>
    page.evaluate(() => {
      const mains = [...document.querySelectorAll('main, [role=main]')].filter((main) => main.checkVisibility());
      const levels = mains.flatMap((main) =>
        [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')]
          .filter((heading) => heading.checkVisibility() && !heading.closest('[aria-hidden=true]'))
          .map(({ tagName }) => Number(tagName.slice(1))),
      );
      return {
        titled: /^\S.* · Tayari$/.test(document.title),
        lang: document.documentElement.lang,
        mains: mains.length,
        firsts: Math.max(1, levels.filter((level) => level === 1).length),
        leftOut: levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1),
      };
    });
  await expect.poll(outline).toEqual({ titled: true, lang: language, mains: 1, firsts: 1, leftOut: [] });
}

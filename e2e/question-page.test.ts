import type { Page } from '@playwright/test';
import { questionKey } from '#exam/question-key.ts';
import { builtIn } from './built-in.ts';
import { expectQuestion, next, openAtStandstill, programStarted } from './exam-page.ts';
import { expect, test } from './fixtures.ts';

/** The first question of the paper of 2074. */
const question = builtIn('entrance.block-01.1');
const path = `/q/${questionKey(question)}`;

declare global {
  var shared: ShareData[];
}

/** As on a phone, whose system has a sheet for it. */
async function withShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shared = [];
    navigator.share = async (data) => void globalThis.shared.push(data ?? {});
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a question’s page is complete in both languages: its answer unfolds, and it leads to ten others', async ({
    page,
  }) => {
    for (const prefix of ['', '/ne']) {
      await page.goto(prefix + path);
      await expect(page.locator('html')).toHaveAttribute('lang', prefix === '' ? 'en' : 'ne');
      const main = page.getByRole('main');
      await expect(
        main
          .getByRole('listitem')
          .filter({ hasText: question.options[0] ?? '' })
          .first(),
      ).toBeVisible();
      const why = main.getByText(question.explanation ?? '', { exact: true });
      await expect(why).toBeHidden();
      await main.locator('summary').click();
      await expect(why).toBeVisible();
      const others = main.getByRole('region').getByRole('link');
      await expect(others).toHaveCount(10);
      await others.first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/q/[a-z0-9]{11}$`));
      await expect(page).not.toHaveURL(prefix + path);
    }
  });

  test('search engines find the question, its options and the right one', async ({ page }) => {
    await page.goto(path);
    const structured = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(structured).toMatchObject({
      '@type': 'Question',
      answerCount: question.options.length,
      acceptedAnswer: { text: question.answer, answerExplanation: { text: question.explanation } },
    });
    expect(structured.suggestedAnswer).toHaveLength(question.options.length - 1);
  });
});

test('the program takes the page over as it stands, and shares it', async ({ page }) => {
  await withShareSheet(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-before-script', '');
    });
  });
  await page.goto(path);
  await programStarted(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.waitForFunction(() => globalThis.shared.length > 0);
  await expect(page.locator('h1[data-before-script]')).toBeVisible();
  expect((await page.evaluate(() => globalThis.shared))[0]?.url).toBe(new URL(path, page.url()).href);
});

test('a revealed question is shared from its exam, which waits for that', async ({ page }) => {
  await withShareSheet(page);
  await openAtStandstill(page, '/csit-entrance/2074');
  await expectQuestion(page, 1);
  await page.getByRole('radio').first().check();
  await next(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.waitForFunction(() => globalThis.shared.length > 0);
  expect((await page.evaluate(() => globalThis.shared))[0]?.url).toBe(new URL(path, page.url()).href);
});

test('where the system has no sheet the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await programStarted(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('[data-toast]')).toHaveText('The link is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);
});

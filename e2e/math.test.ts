import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { skipTo } from './exam-page.ts';
import { expect, test } from './fixtures.ts';

const fallback = /math-fallback-.+\.css$/;

/** The paper of 2074. */
const paper = JSON.parse(
  readFileSync(new URL('../content/banks/entrance/block-01.json', import.meta.url), 'utf8'),
) as readonly Record<'question', string>[];

/** Brings the paper to its first question whose text holds this TeX, and returns that text's element. */
async function openQuestionWith(page: Page, tex: string): Promise<Locator> {
  const place = paper.findIndex(({ question }) => question.includes(tex));
  await page.goto('/csit-entrance/2074');
  await skipTo(page, place + 1);
  return page.locator('#stem');
}

/** Lays MathML out like a browser that does not know it: in a line, like other words. */
async function forgetMathML(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'MathMLElement');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':where(math, math *) { display: inline; font-size: inherit; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The first fraction's numerator and denominator. */
async function fractionIn(text: Locator) {
  const parts = text.locator('mfrac').first().locator('> *');
  const [numerator, denominator] = await Promise.all([parts.nth(0).boundingBox(), parts.nth(1).boundingBox()]);
  if (!numerator || !denominator) throw new Error('The fraction is not drawn.');
  return { numerator, denominator };
}

test('where the browser knows no MathML, fractions and powers are readable all the same', async ({ page }) => {
  await forgetMathML(page);
  const sheet = page.waitForResponse(fallback);
  const text = await openQuestionWith(page, '\\frac');
  expect((await sheet).ok()).toBe(true);
  await expect
    .poll(async () => {
      const { numerator, denominator } = await fractionIn(text);
      return numerator.y + numerator.height <= denominator.y;
    })
    .toBe(true);

  const power = (await openQuestionWith(page, '^2')).locator('msup').first();
  await expect
    .poll(() =>
      power
        .locator('> *')
        .nth(1)
        .evaluate((raised) => getComputedStyle(raised).transform !== 'none'),
    )
    .toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('no other browser fetches the style sheet for that', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openQuestionWith(page, '\\frac');
  expect(fetched.filter((url) => fallback.test(url))).toEqual([]);
});

test('fractions of two lines that stand one above the other leave room between them', async ({ page }) => {
  const text = await openQuestionWith(page, '\\frac');
  const gap = await text.evaluate((stem) => {
    const fraction = stem.querySelector('math:has(mfrac)') as Element;
    stem.replaceChildren(fraction.cloneNode(true), document.createElement('br'), fraction.cloneNode(true));
    const [upper, lower] = [...stem.querySelectorAll('mfrac')].map((each) => [...each.children]);
    return (lower?.[0]?.getBoundingClientRect().top ?? 0) - (upper?.[1]?.getBoundingClientRect().bottom ?? 0);
  });
  expect(gap).toBeGreaterThan(4);
});

test('the bar of a complement or a conjugate is drawn', async ({ page }) => {
  const barred = (await openQuestionWith(page, '\\overline')).locator('menclose').first();
  const width = await barred.evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(Number.parseFloat(width)).toBeGreaterThan(0);
});

test('the brackets of a matrix are as tall as the matrix, on a device without a mathematics font', async ({ page }) => {
  const matrix = (await openQuestionWith(page, '\\begin{pmatrix}')).locator('math:has(mtable)');
  const height = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().height);
  const rows = matrix.locator('mtable');
  for (const bracket of [
    matrix.locator('mo').filter({ hasText: '(' }),
    matrix.locator('mo').filter({ hasText: ')' }),
  ]) {
    await expect.poll(async () => (await height(bracket)) / (await height(rows))).toBeGreaterThan(0.9);
  }
});

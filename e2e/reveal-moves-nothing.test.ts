import type { Page } from '@playwright/test';
import { expectQuestion, next, openAtStandstill } from './exam-page.ts';
import { expect, test } from './fixtures.ts';

const options = [
  '4 N',
  'loudspeaker',
  'a long way to say it, on two lines of a phone at least',
  'It changes with the height of the triangle, so that no single answer holds in each and every case',
  '$\\frac{abc}{2}$',
];

/** Where each row and the place of the explanation begin. */
function places(page: Page): Promise<number[]> {
  return page
    .locator('.opt, .why')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));
}

for (const width of [320, 360, 768, 1280]) {
  for (const [place, option] of options.entries()) {
    test(`${width} px wide, a wrong answer beside “${option}” moves nothing below`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const question = { id: 1, category: 'physics', question: 'Which?', options, answer: option };
      await page.route('**/mcq/101/practice', (route) => route.fulfill({ json: [question, question] }));
      await openAtStandstill(page, '/mcq/subject/Mathematics/1/Practice%201/101/practice');
      await expectQuestion(page, 1);
      const before = await places(page);
      await page
        .getByRole('radio')
        .nth((place + 1) % options.length)
        .check();
      await next(page);
      await expect(page.locator('.opt .tag')).toHaveCount(2);
      expect(await places(page)).toEqual(before);
    });
  }
}

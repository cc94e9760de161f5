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
    .locator('main label, fieldset + p')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));
}

for (const width of [320, 360, 768, 1280]) {
  test(`${width} px wide, a wrong answer beside an option of any length moves nothing below`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const questions = options.map((answer, id) => ({ id, category: 'physics', question: 'Which?', options, answer }));
    await page.route('**/mcq/101/practice', (route) => route.fulfill({ json: questions }));
    await openAtStandstill(page, '/mcq/subject/Mathematics/1/Practice%201/101/practice');
    for (const place of options.keys()) {
      await expectQuestion(page, place + 1);
      const before = await places(page);
      await page
        .getByRole('radio')
        .nth((place + 1) % options.length)
        .check();
      await next(page);
      await expect(page.locator(':is(label[data-mark=right], label[data-mark=wrong])')).toHaveCount(2);
      expect(await places(page), `after question ${place + 1}`).toEqual(before);
      await page.clock.runFor(2000);
    }
  });
}

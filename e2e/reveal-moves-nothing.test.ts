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

const widths = [320, 360, 768, 1280];

/** The top of each row and of the explanation's place, at each width. */
async function places(page: Page): Promise<Record<number, number[]>> {
  const all: Record<number, number[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    // The strip above the question gives way to the sheet beside it. It comes back in a drawing of its own.
    await expect(page.getByRole('complementary', { name: 'Answer sheet' })).toBeVisible({ visible: width >= 1024 });
    all[width] = await page
      .locator('main label, fieldset + p:visible')
      .evaluateAll((rows) => rows.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));
  }
  return all;
}

test('at any width a wrong answer beside an option of any length moves nothing below', async ({ page }) => {
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

for (const [width, height] of [
  [320, 568],
  [360, 740],
] as const) {
  test(`at ${width} × ${height} the reveal of a long explanation scrolls nothing, and its question stays in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openAtStandstill(page, '/csit-entrance/2077');
    await expectQuestion(page, 1);
    const seen = () =>
      page
        .locator('#stem, main label')
        .evaluateAll((parts) => [scrollY, ...parts.map((each) => Math.round(each.getBoundingClientRect().top))]);
    const before = await seen();
    await page.keyboard.press('b');
    // By the mouse itself: a press by name would scroll the button's place into view.
    const lifted = await page.getByRole('button', { name: 'Next', exact: true }).boundingBox();
    await page.mouse.click((lifted?.x ?? 0) + 20, (lifted?.y ?? 0) + 20);
    await expect(page.locator('label[data-mark=right]')).toHaveCount(1);
    await expect(page.getByText('Why', { exact: true })).toBeInViewport({ ratio: 0.85 });
    expect(await seen()).toEqual(before);
    await expect(page.locator('#stem')).toBeInViewport({ ratio: 0.99 });
    // A student who reads on waits, and goes on afterwards.
    const wait = page.getByRole('button', { name: 'Wait' });
    if (width === 320) await page.keyboard.press('w');
    else await wait.click();
    await expect(wait).toHaveCount(0);
    await expect(page.getByText(/De Morgan's law turns the union into an intersection/)).toBeInViewport({
      ratio: 0.85,
    });
    await expect(page.locator('#stem')).toBeInViewport({ ratio: 0.99 });
    await page.clock.runFor(60_000);
    await expect(page.getByText('Why', { exact: true })).toBeInViewport({ ratio: 0.85 });
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
    await expect(page.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.clock.runFor(100);
    await expectQuestion(page, 2);
  });
}

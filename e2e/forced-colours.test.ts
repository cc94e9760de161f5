import type { Locator, Page } from '@playwright/test';
import { darken, expectQuestion, next, openAtStandstill, programStarted, storedPaper } from './exam-page.ts';
import { expect, test } from './fixtures.ts';
import { difference, drawn, type Picture, pictureOf } from './picture.ts';
import { desk, phone } from './windows.ts';

/** The palettes that Chromium forces, with the lightness of their background. */
const palettes = [
  { colorScheme: 'light', ground: 255 },
  { colorScheme: 'dark', ground: 0 },
] as const;

/** A student must be able to tell every two of these apart. */
function expectAllDifferent(pictures: Readonly<Record<string, Picture>>): void {
  const entries = Object.entries(pictures);
  for (const [place, [name, picture]] of entries.entries()) {
    for (const [otherName, other] of entries.slice(place + 1)) {
      expect(difference(picture, other), `${name} and ${otherName}`).toBeGreaterThan(0.02);
    }
  }
}

/** The lettered bubble of an option's row, the element after its radio. */
const bubbleOf = (row: Locator) => row.locator('input + *');

/** A test at its fourth question, whose first answers are right, wrong and missing. */
async function begin(page: Page): Promise<void> {
  await openAtStandstill(page, '/exam-questions');
  await expectQuestion(page, 1);
  const paper = await storedPaper(page);
  for (const right of [true, false]) {
    await darken(page, paper[right ? 0 : 1], right);
    await next(page);
    await page.clock.runFor(2000);
  }
  await page.clock.runFor(32_000);
  await expectQuestion(page, 4);
}

/** The answer sheet shows each bubble, what was chosen, and where one is. */
async function expectSheetTold(page: Page, ground: number): Promise<void> {
  const rows = page.getByRole('img', { name: 'Question 4 of 100' }).locator('> span');
  const ahead = await pictureOf(rows.nth(4).locator('span').nth(1));
  expect(drawn(ahead, ground)).toBeGreaterThan(0.1);
  expect(difference(ahead, await pictureOf(rows.nth(0).locator('span').nth(1)))).toBeGreaterThan(0.05);
  expect(difference(await pictureOf(rows.nth(4)), await pictureOf(rows.nth(3)))).toBeGreaterThan(0.2);
}

/** What is chosen, right, wrong, locked, gone by and to come can be told apart in an exam. */
async function expectExamTold(page: Page, ground: number): Promise<void> {
  const dots = page.getByRole('img', { name: 'Question 4 of 100' }).locator('i');
  const dot = (place: number) => pictureOf(dots.nth(place));
  const ahead = await dot(4);
  expectAllDifferent({ right: await dot(0), wrong: await dot(1), missed: await dot(2), now: await dot(3), ahead });
  expect(difference(ahead, await dot(5))).toBeLessThan(0.02);

  const button = page.getByRole('button', { name: 'Next', exact: true });
  const bar = page.locator('[role=timer] + div');
  const row = page.locator('main label').first();
  const bubble = bubbleOf(row);
  const answering = { button: await pictureOf(button), bar: await pictureOf(bar), bubble: await pictureOf(bubble) };
  // If the button starts between two rows of pixels, its border is in the second.
  const top = answering.button.lightness.slice(0, 2 * answering.button.width);
  expect(top.some((each) => each !== ground)).toBe(true);
  await page.clock.runFor(22_000);
  expect(difference(answering.bar, await pictureOf(bar))).toBeGreaterThan(0.2);
  expect(drawn(await pictureOf(bar), ground)).toBeGreaterThan(0.1);

  const paper = await storedPaper(page);
  await darken(page, paper[3], false);
  const chosen = bubbleOf(page.locator('main label').filter({ has: page.locator(':checked') }));
  expect(difference(answering.bubble, await pictureOf(chosen))).toBeGreaterThan(0.3);
  const enabled = await pictureOf(button);
  await next(page);
  await expect(page.locator('label[data-mark=right]')).toBeVisible();
  expectAllDifferent({ disabled: answering.button, enabled, revealed: await pictureOf(button) });
  const open = page.locator('main label:not([data-mark])').first();
  expectAllDifferent({
    open: await pictureOf(bubbleOf(open)),
    right: await pictureOf(bubbleOf(page.locator('label[data-mark=right]'))),
    wrong: await pictureOf(bubbleOf(page.locator('label[data-mark=wrong]'))),
  });
  const textOf = (label: Locator) => label.locator('span').last();
  await expect(textOf(open)).not.toHaveCSS(
    'color',
    await textOf(page.locator('label[data-mark=right]')).evaluate((each) => getComputedStyle(each).color),
  );
}

/** The score is darkened in its roll number, and in the chart. */
async function expectScoreTold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const exam = JSON.parse(localStorage.getItem('exam') ?? '');
    localStorage.setItem('exam', JSON.stringify({ ...exam, ended: true, settledAt: exam.beganAt }));
    localStorage.setItem('finalScore', '1');
    localStorage.setItem('totalQuestions', '100');
  });
  await page.goto('/result');
  await expect(page.getByRole('main')).toContainText('You got : 1 / 100');
  const digits = page.locator('[data-roll] > span').last().locator('i');
  expect(difference(await pictureOf(digits.nth(1)), await pictureOf(digits.nth(2)))).toBeGreaterThan(0.2);
  const dots = page.getByRole('region', { name: 'Subject by subject' }).getByRole('listitem').first().locator('i');
  expect(difference(await pictureOf(dots.nth(0)), await pictureOf(dots.nth(1)))).toBeGreaterThan(0.2);
  const options = page
    .getByRole('region', { name: 'Question by question' })
    .locator('ol > li')
    .first()
    .locator('ul li');
  await expect(options.and(page.locator('[data-mark=right]'))).not.toHaveCSS(
    'border-left-color',
    await options
      .and(page.locator(':not([data-mark])'))
      .first()
      .evaluate((each) => getComputedStyle(each).borderLeftColor),
  );
}

for (const { colorScheme, ground } of palettes) {
  test.describe(`with forced colours, ${colorScheme}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme, forcedColors: 'active' }));

    test('an exam, its answer sheet and its result can be read', async ({ page }) => {
      await page.setViewportSize(desk);
      await begin(page);
      await expectSheetTold(page, ground);
      await page.setViewportSize(phone);
      await expectExamTold(page, ground);
      await expectScoreTold(page);
    });

    test('the current entry, the chosen theme, a field at fault, a message and the spinner are seen', async ({
      page,
    }) => {
      await page.setViewportSize(desk);
      await page.goto('/exam/science');
      await page.getByRole('button', { name: 'Menu' }).click();
      const current = page.locator('#side [aria-current] i');
      expect(difference(await pictureOf(current), await pictureOf(page.locator('#side a i').first()))).toBeGreaterThan(
        0.2,
      );
      const themes = page.locator('fieldset button i');
      expect(difference(await pictureOf(themes.nth(0)), await pictureOf(themes.nth(2)))).toBeGreaterThan(0.2);

      await page.goto('/login');
      // Until then the browser says what is wrong, in a bubble.
      await programStarted(page);
      const field = page.locator('span').filter({ has: page.locator('> input[name=password]') });
      const sound = await pictureOf(field);
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      const icon = page.locator('[data-problem] p svg').first();
      expect(drawn(await pictureOf(icon), ground)).toBeGreaterThan(0.1);
      expect(difference(sound, await pictureOf(field))).toBeGreaterThan(0.002);

      await page.route('**/api/login', () => {});
      await page.getByLabel('E-mail').fill('sita@example.com');
      await page.locator('input[name=password]').fill('seventeen-peaks');
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      const spinner = await pictureOf(page.getByRole('status', { name: 'Loading' }));
      expect(new Set(spinner.lightness).size).toBeGreaterThan(3);
    });
  });
}

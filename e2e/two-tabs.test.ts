import type { Page } from '@playwright/test';
import { expectQuestion, next, programStarted, skipTo, standStill, stored } from './exam-page.ts';
import { expect, test } from './fixtures.ts';

/** Opens the same exam in a second tab, whose timers run on whole seconds like those of a hidden tab. */
async function openSlowTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.addInitScript(() => {
    const later = globalThis.setTimeout.bind(globalThis);
    const onWholeSeconds = (run: () => void, ms = 0) => {
      const due = Math.ceil((Date.now() + ms) / 1000) * 1000;
      return later(run, due - Date.now());
    };
    globalThis.setTimeout = onWholeSeconds as typeof globalThis.setTimeout;
  });
  await tab.goto(path);
  return tab;
}

/** Opens an exam at its question of this number. The tests of the whole way cover the questions before it. */
async function openAt(page: Page, path: string, number: number): Promise<void> {
  await page.goto(path);
  await expectQuestion(page, 1);
  await skipTo(page, number);
}

test('two tabs on one year paper, answered in turn, come to its end together: no question is skipped, and there is one score', async ({
  page,
}) => {
  await standStill(page);
  await openAt(page, '/csit-entrance/2075', 99);
  const other = await openSlowTab(page, '/csit-entrance/2075');
  // Between two whole seconds: one tab reaches the end of a reveal before the other.
  await page.clock.runFor(300);
  let score = 0;
  for (let number = 99; number <= 100; number += 1) {
    for (const tab of [page, other]) await expectQuestion(tab, number);
    const [here, there] = number % 2 === 0 ? [other, page] : [page, other];
    await here.getByRole('radio').first().check();
    await expect(there.getByRole('radio').first()).toBeChecked();
    await next(here);
    await expect(there.locator('label[data-mark=right]')).toHaveCount(1);
    score += await there.locator('label[data-mark=right] input:checked').count();
    expect(await stored(here, 'score')).toBe(score);
    await page.clock.runFor(2000);
    await page.clock.runFor(1000);
  }
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/result');
    await expect(tab.getByRole('main')).toContainText(`You got : ${score} / 100`);
  }
  expect((await stored<{ chosen: unknown[] }>(page, 'exam'))?.chosen.slice(98)).not.toContain(null);
});

test('a tab follows to a paper that another tab draws, with formulas that its own page does not have', async ({
  page,
}) => {
  const path = '/csit/entrance-questions';
  await page.goto(path);
  await expectQuestion(page, 1);
  const other = await page.context().newPage();
  // The server has no paper to give, and the device's own of this chance begins with options that are formulas.
  await other.route(path, (route) => route.fulfill({ status: 204 }));
  await other.addInitScript(() => {
    Math.random = () => 0.3;
  });
  await other.goto('/csit/entrance-preparation');
  await programStarted(other);
  await other.getByRole('link', { name: 'Start Now' }).click();
  await expectQuestion(other, 1);
  await expect(other.locator('main label math')).toHaveCount(4);
  const stem = await other.locator('#stem').textContent();
  await expect(page.locator('#stem')).toHaveText(stem ?? '');
  await expect(page.locator('main label math')).toHaveCount(4);
});

test('two tabs on one set, answered in turn, come to the last question and to the end together', async ({ page }) => {
  await openAt(page, '/exam/science/start', 47);
  const other = await openSlowTab(page, '/exam/science/start');
  for (let number = 47; number <= 50; number += 1) {
    for (const tab of [page, other]) await expectQuestion(tab, number);
    const here = number % 2 === 0 ? other : page;
    await here.getByRole('radio').first().check();
    await next(here);
  }
  for (const tab of [page, other]) await expect(tab).toHaveURL('/thankyou');
  const exam = await stored<{ ended: boolean; late: number[] }>(page, 'exam');
  expect(exam?.ended).toBe(true);
  expect(exam?.late.filter((place) => place >= 46)).toEqual([]);
});

test('another paper opened in a second tab leaves the first at its question, with its score', async ({ page }) => {
  await page.goto('/csit-entrance/2074');
  await expectQuestion(page, 1);
  await page.getByRole('radio').first().check();
  await next(page);
  await expectQuestion(page, 2);
  const score = await stored(page, 'score');
  const numbers = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const heading = document.querySelector('h1');
    const look = () => seen.push(heading?.textContent ?? '');
    if (heading) new MutationObserver(look).observe(heading, { childList: true, characterData: true, subtree: true });
    return seen;
  });

  const other = await page.context().newPage();
  await other.goto('/csit/entrance-preparation');
  await other.getByRole('link', { name: '2075 Entrance Questions', exact: true }).click();
  await expectQuestion(other, 1);
  await expect.poll(async () => (await stored<{ id: string }>(page, 'exam'))?.id).toBe('year-quiz/2075');
  await expectQuestion(page, 2);

  await page.getByRole('radio').first().check();
  await next(page);
  await expectQuestion(page, 3);
  expect(await numbers.evaluate((seen) => seen.filter((text) => /\b1 of /.test(text)))).toEqual([]);
  expect(await stored(page, 'score')).toBeGreaterThanOrEqual(Number(score));
  await expectQuestion(other, 1);
});

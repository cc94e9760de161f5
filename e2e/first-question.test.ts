import type { Page } from '@playwright/test';
import {
  expectQuestion,
  expectQuestionSeen,
  holdEffects,
  next,
  openAtStandstill,
  skipTo,
  standStill,
  stored,
  storedPaper,
} from './exam-page.ts';
import { expect, start, test } from './fixtures.ts';
import { desk, phone } from './windows.ts';

const paper = '/csit-entrance/2075';
const practice = '/entrance-preparation/English/Tag%20Questions';
/** Its paper is drawn by the server. */
const entranceTest = '/csit/entrance-questions';

/** In bytes a second and ms. */
const slow3G = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };

declare global {
  /** The sum of the layout shifts so far. */
  var shifts: number;
}

/** Holds the program back, like a slow link. Returns the function that lets it come. */
async function holdProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const [path, time] of [
  [paper, '1:00'],
  [practice, '1:00'],
  [entranceTest, '1:00'],
  ['/exam/science/start', '60'],
  ['/ne/exam-questions', '0:30'],
] as const) {
  test(`${path} shows its first question before its program is there, and begins when it is`, async ({ page }) => {
    await page.clock.setFixedTime(start);
    const letCome = await holdProgram(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expectQuestionSeen(page, 1);
    const stem = await page.locator('#stem').textContent();
    await expect(page.getByRole('radio')).toHaveCount(4);
    await expect(page.getByRole('button', { name: /^(Next|अर्को)$/ })).toBeDisabled();
    expect(await stored(page, 'exam')).toBeUndefined();
    await page.clock.setFixedTime(start.getTime() + 7000);
    letCome();
    await expect.poll(() => stored(page, 'startTime')).toBe(start.getTime() + 7000);
    await expect(page.getByRole('timer')).toContainText(time);
    expect(await page.locator('#stem').textContent()).toBe(stem);
  });
}

test('an option darkened before the program is there stays so, with the focus, and can be checked', async ({
  page,
}) => {
  // A revealed answer stays until the student has seen it.
  await standStill(page);
  const letCome = await holdProgram(page);
  await page.goto(entranceTest, { waitUntil: 'commit' });
  const third = page.getByRole('radio').nth(2);
  await third.check();
  const before = await third.elementHandle();
  letCome();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  await expect(third).toBeChecked();
  await expect(third).toBeFocused();
  expect(await before?.evaluate((radio) => radio.isConnected), 'the radio is hydrated, not replaced').toBe(true);
  await next(page);
  await expect(page.locator('label[data-mark=right]')).toHaveCount(1);
  expect((await stored<{ chosen: string[] }>(page, 'exam'))?.chosen).toHaveLength(1);
});

test('so it does on slow 3G and a slow phone', async ({ page }) => {
  const letCome = await holdProgram(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow3G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(entranceTest, { waitUntil: 'commit' });
  const first = page.getByRole('radio').first();
  await first.check();
  letCome();
  await expect
    .poll(async () => (await stored<{ chosen: string[] }>(page, 'exam'))?.chosen)
    .toEqual([await first.inputValue()]);
  await expect(first).toBeChecked();
  await expect(first).toBeFocused();
});

for (const window of [phone, desk]) {
  test(`nothing moves at ${window.width} px when the program comes`, async ({ page }) => {
    await page.setViewportSize(window);
    const letCome = await holdProgram(page);
    await page.goto(paper, { waitUntil: 'commit' });
    await page.getByRole('radio').first().check();
    await page.evaluate(async () => {
      await document.fonts.ready;
      globalThis.shifts = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) globalThis.shifts += (shift as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    letCome();
    await expectQuestion(page, 1);
    // Digits of a font that comes with the answer sheet may differ by a fraction of a pixel.
    expect(await page.evaluate(() => globalThis.shifts)).toBeLessThan(0.002);
  });
}

/** At the second question, then again after a reload that holds the program back. */
async function comeBackFurtherOn(page: Page, path: string): Promise<() => void> {
  await page.goto(path);
  await expectQuestion(page, 1);
  await skipTo(page, 2);
  const letCome = await holdProgram(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#nav-toggle')).toBeVisible();
  return letCome;
}

for (const path of [paper, entranceTest]) {
  test(`one who is further on in ${path} does not see a first question on the way there, and keeps the focus`, async ({
    page,
  }) => {
    const letCome = await comeBackFurtherOn(page, path);
    await expect(page.locator('#stem')).toBeHidden();
    // Its questions come beside the program.
    const banks = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => /entrance-pool|block-02/.test(name)),
      );
    await expect.poll(banks).toHaveLength(1);
    await page.getByRole('button', { name: 'Menu' }).focus();
    letCome();
    await expectQuestion(page, 2);
    await expect(page.locator('#stem')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    // Its formulas did not come with this page.
    await expect(page.locator('main')).not.toContainText(/\\[a-z]+/);
  });
}

test('a paper that the server drew comes once and without the pool; a start from there asks for another one', async ({
  page,
}) => {
  // It never comes, and nothing waits for it.
  await page.route(/entrance-(pool|explanations)/, () => {});
  const papers: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(entranceTest)) papers.push(request.resourceType());
  });
  const ids = async () => (await storedPaper(page)).map(({ id }) => id).join();
  await page.goto(entranceTest);
  await expectQuestion(page, 1);
  const first = await ids();
  await page.getByRole('radio').first().check();
  await next(page);
  await expect(page.getByText('Why', { exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: 'Tayari, home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expectQuestion(page, 1);
  expect(await ids()).toBe(first);
  expect(papers).toEqual(['document']);
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('link', { name: 'Tayari, home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expectQuestion(page, 1);
  expect(papers).toEqual(['document', 'fetch']);
  await page.getByRole('radio').first().check();
  await next(page);
  await expect(page.getByText('Why', { exact: true })).toHaveCount(1);
});

test('a page without a paper shows its frame, and reacts before the device has drawn one', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/set-.+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/exam/science/start?undrawn');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  resolve();
  await expectQuestion(page, 1);
});

test('a page that is read before its program is there stays where it was scrolled to', async ({ page }) => {
  const letCome = await holdProgram(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: /2 Management/ }).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  letCome();
  await expect(page.getByRole('link', { name: 'Grade X', exact: false }).last()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Grade XII/ })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('what another exam has stored is gone as after any other start', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('finalScore', '90');
    localStorage.setItem('setIndex', '3');
  });
  const letCome = await holdProgram(page);
  await page.goto(paper, { waitUntil: 'commit' });
  await expectQuestionSeen(page, 1);
  expect(await stored(page, 'finalScore'), 'the program alone writes').toBe(90);
  letCome();
  await expect.poll(() => stored(page, 'finalScore')).toBeUndefined();
  expect(await stored(page, 'setIndex')).toBeUndefined();
});

test('with blocked storage the question is there all the same, and hears keys as soon as it is seen', async ({
  page,
}) => {
  const letEffectsCome = await holdEffects(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openAtStandstill(page, paper);
  await expectQuestion(page, 1);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await letEffectsCome();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.locator('label[data-mark=right]')).toHaveCount(1);
});

test('a tap is seen and stored at once, while the page is too busy to draw; Next follows', async ({ page }) => {
  const letEffectsCome = await holdEffects(page);
  await openAtStandstill(page, paper);
  await expectQuestion(page, 1);
  const second = page.getByRole('radio').nth(1);
  await second.check();
  expect((await stored<{ chosen: string[] }>(page, 'exam'))?.chosen).toEqual([await second.inputValue()]);
  const button = page.getByRole('button', { name: 'Next', exact: true });
  await expect(button).toBeDisabled();
  await letEffectsCome();
  await expect(button).toBeEnabled();
  await expect(second).toBeChecked();
});

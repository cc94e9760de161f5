import type { Page } from '@playwright/test';
import { mathOf } from '#content/math.ts';
import { openAtStandstill } from './exam-page.ts';
import { expect, missingPage, test } from './fixtures.ts';

test.use({ expectedErrors: [missingPage] });

const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** A question answered and shown with its answer. */
async function reveal(page: Page): Promise<void> {
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(page.locator('.opt.right')).toBeVisible();
}

/** A question in its last ten seconds. */
async function hurry(page: Page): Promise<void> {
  await page.clock.runFor(22_000);
  await expect(page.locator('.timer.urgent')).toBeVisible();
}

/** A unit quiz whose time has run out, question by question. */
async function finish(page: Page): Promise<void> {
  await press('Start Quiz')(page);
  await page.clock.runFor(20 * 31_000);
  await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeVisible();
}

async function showScore(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('finalScore', '100');
    localStorage.setItem('totalQuestions', '100');
  });
  await page.reload();
  await expect(page.locator('.slip')).toBeVisible();
}

/** Every kind of screen, and what is done on it before it is looked at. */
const screens: readonly (readonly [name: string, path: string, act?: (page: Page) => Promise<void>])[] = [
  ['home', '/'],
  ['log-in form at fault', '/login', press('Log in')],
  ['registration at fault', '/register', press('Register')],
  ['e-mail-link screen', '/forgot-password'],
  ['level', '/school/grade-x'],
  ['category', '/school/grade-x-mathematics/chapter-quiz'],
  ['unit quiz', '/school/grade-x-mathematics/chapter-quiz/201', press('Start Quiz')],
  ['finished unit quiz', '/school/grade-x-mathematics/chapter-quiz/201', finish],
  ['entrance subject', '/mcq/subject/Mathematics/1'],
  ['preparation landing', '/csit/entrance-preparation'],
  ['exam landing', '/exam/science'],
  ['set exam', '/exam/science/start'],
  ['exam while answering', '/exam-questions', hurry],
  ['exam with its answer shown', '/exam-questions', reveal],
  ['result', '/result', showScore],
  ['missing result', '/result'],
  ['end screen', '/thankyou'],
  ['not-found page', '/no/such/page'],
];

/** What a reader may set (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Fails when the page scrolls sideways, or a text runs out of the window or out of a box that cuts it off. */
async function expectWhole(page: Page, how: string): Promise<void> {
  const cut = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const lost = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, b, small, span, a, button, label, li, dt, dd)'),
    ].filter(
      (each) =>
        each.checkVisibility() &&
        !each.closest('.vh, [aria-hidden], math, .strip-dots') &&
        (each.getBoundingClientRect().right > clientWidth + 1 ||
          (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'hidden')),
    );
    return { sideways: scrollWidth - clientWidth, lost: lost.map((each) => each.outerHTML.slice(0, 120)) };
  });
  expect(cut, how).toEqual({ sideways: 0, lost: [] });
}

/** What has the focus, as far as its beginning tells; null when the page has been gone through. */
function focusedElement(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element && element !== document.body ? element.outerHTML.slice(0, 120) : null;
  });
}

/** Whether what has the focus, or a finger's height of it, is in the window and under nothing else. */
function focusInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    const box = element.getBoundingClientRect();
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const hit = document.elementFromPoint((box.left + box.right) / 2, (top + bottom) / 2);
    return bottom - top >= Math.min(box.height, 40) && !!hit && (element.contains(hit) || hit.contains(element));
  });
}

/** Goes through the page by Tab, and fails when what has the focus is out of sight or under something else. */
async function expectFocusInSight(page: Page): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const focused = await focusedElement(page);
    if (focused === null || seen.has(focused)) break;
    seen.add(focused);
    await expect.poll(() => focusInSight(page), `${focused} is in sight`).toBe(true);
  }
  expect(seen.size).toBeGreaterThan(0);
}

for (const [name, path, act] of screens) {
  test(`${name}: whole at 400 %, with large text and with wide spacing, and the focus always in sight; axe finds nothing`, async ({
    page,
    checkAccessibility,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAtStandstill(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await act?.(page);
    // That screen leaves by itself as soon as the clock runs, as axe needs it; timed-screens.test.ts has it.
    if (path !== '/thankyou') {
      const now = await page.evaluate(() => Date.now());
      await page.clock.resume();
      await page.clock.setFixedTime(now);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
        await checkAccessibility();
      }
    }
    // Low enough to scroll, and high enough for bars that stay.
    await page.setViewportSize({ width: 360, height: 480 });
    await expectFocusInSight(page);
    for (const [width, height] of [
      [320, 640],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectWhole(page, `${width} by ${height}`);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    await expectWhole(page, 'with spacing');
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
      document.documentElement.style.fontSize = '200%';
    });
    await expectWhole(page, 'with text at 200 %');
  });
}

test('a formula longer than a line goes on in the next one, or scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const question = {
    id: 1,
    category: 'mathematics',
    question: 'Which is $(b+c)\\cos A+(c+a)\\cos B+(a+b)\\cos C$?',
    options: ['$x^2+y^2-6x-6y+8=0$', '$\\mathrm{Cl_2+2NaOH\\rightarrow NaCl+NaOCl+H_2O}$', '$a$'],
    answer: '$a$',
    explanation: '$y=\\sqrt{\\sin x+\\sqrt{\\sin x+\\sqrt{\\sin x+\\cdots}}}$',
  };
  await page.route('**/category/chapter-quiz', async (route) => {
    const body = await (await route.fetch()).json();
    body.items[0].content[0].json_data = JSON.stringify([question]);
    body.items[0].content[0].math = mathOf([question]);
    await route.fulfill({ json: body });
  });
  await openAtStandstill(page, '/school/grade-x-mathematics/chapter-quiz/201');
  await press('Start Quiz')(page);
  await reveal(page);
  await expectWhole(page, 'with long formulas');
  expect(await page.locator('#stem math').count()).toBeGreaterThan(1);
});

test('in a low view nothing lies over the question, and Next is at its end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAtStandstill(page, '/exam-questions');
  await page.locator('.opts').evaluate((options) => options.scrollIntoView({ block: 'center' }));
  const covered = await page.evaluate(() =>
    [2, innerHeight - 2].filter((y) => !document.elementFromPoint(160, y)?.closest('.ex-body')),
  );
  expect(covered).toEqual([]);
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.locator('.opt.right')).toHaveCount(1);
});

test('in a low view the navigation, the answer sheet and the messages can be used', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAtStandstill(page, '/exam-questions');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'System' }).focus();
  await expect(page.getByText('System')).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show the whole answer sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Answer sheet' });
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 0.99 });
  await sheet.getByText('No answer').scrollIntoViewIfNeeded();
  await expect(sheet.getByText('No answer')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.route('**/api/send-link', (route) =>
    route.fulfill({ status: 200, json: { message: 'A link is on its way. '.repeat(12) } }),
  );
  await page.goto('/forgot-password');
  await page.getByLabel('Your email').fill('sita@example.com');
  await press('Send')(page);
  await page.getByRole('button', { name: 'Dismiss' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
});

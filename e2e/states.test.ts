import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectFocusInSight, expectWhole } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { openState } from './open-state.ts';
import { states } from './states.ts';
import { desk, phone } from './windows.ts';

/** What a reader may set (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Lets a reader's own wishes hold, here alone. */
async function withStyle(page: Page, css: string, look: () => Promise<void>): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Axe takes turns by timers: a page's clock that stands still moves on by some milliseconds until it is done. */
async function tickWhile<T>(page: Page, work: Promise<T>): Promise<T> {
  const ended = work.then(() => true);
  while (!(await Promise.race([ended, page.clock.runFor(1).then(() => false)])));
  return work;
}

/** Fails when axe finds anything on the page as it stands. */
async function expectNoFinding(page: Page): Promise<void> {
  const { violations } = await tickWhile(
    page,
    new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze(),
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`)).toEqual([]);
}

/** Every page has one title, one heading of the first level and one main part, and leaves out no level. */
async function expectOutline(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^\S.* · Tayari$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main')).toHaveCount(1);
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1).length).toBeLessThanOrEqual(1);
  expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
}

/** The states in which a screen is first met: its stops for the Tab key are gone through there. */
const firstOfItsScreen = new Set(new Map(states.toReversed().map((state) => [state.path, state])).values());

for (const [place, state] of states.entries()) {
  test.describe(state.name, () => {
    test.use({
      navShown: state.navShown ?? false,
      serviceWorkers: state.serviceWorker ? 'allow' : 'block',
      expectedErrors: state.errors ? [state.errors] : [],
    });

    test('axe finds nothing in either theme; it is whole at 400 %, with large text and wide spacing; the focus is in sight', async ({
      page,
    }) => {
      await openState(page, state);
      await expectOutline(page);
      // Each state is seen in both themes and at both widths; which goes with which takes turns, so that all four meet.
      const themes = place % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
      for (const [turn, colorScheme] of themes.entries()) {
        const size = turn === 0 || state.phoneOnly ? phone : desk;
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await expectNoFinding(page);
        const how = `${size.width} px wide`;
        await expectWhole(page, how);
        await withStyle(page, spacing, () => expectWhole(page, `${how}, with wide spacing`));
        await withStyle(page, 'html { font-size: 200% }', () => expectWhole(page, `${how}, with text at 200 %`));
      }
      // A window of 1280 by 1024 at 400 %, and a phone's.
      for (const size of [
        { width: 320, height: 256 },
        { width: 320, height: 640 },
      ]) {
        await page.setViewportSize(size);
        await expectWhole(page, `${size.width} by ${size.height}`);
      }
      if (!firstOfItsScreen.has(state)) return;
      // Low enough to scroll, and high enough for bars that stay.
      await page.setViewportSize({ width: 360, height: 480 });
      await expectFocusInSight(page);
    });
  });
}

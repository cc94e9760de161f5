import { expectNoFinding } from './axe.ts';
import { expectFocusInSight, expectWhole } from './fit.ts';
import { test } from './fixtures.ts';
import { openState } from './open-state.ts';
import { expectOutline } from './outline.ts';
import { states } from './states.ts';
import { desk, phone } from './windows.ts';

/** What a reader may set (WCAG 1.4.12, 1.4.4). */
const readersStyles = {
  'with wide spacing': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  'with text at 200 %': 'html { font-size: 200% }',
};

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
      await expectOutline(page, 'en');
      // Each state is seen in both themes and at both widths; which goes with which takes turns, so that all four meet.
      const themes = place % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
      for (const [turn, colorScheme] of themes.entries()) {
        const size = turn === 0 || state.phoneOnly ? phone : desk;
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        const how = `${size.width} px wide`;
        await expectNoFinding(page, how);
        await expectWhole(page, how, readersStyles);
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

import { expectNoFinding } from './axe.ts';
import { expectSignsWhole, expectWhole } from './fit.ts';
import { test } from './fixtures.ts';
import { openState } from './open-state.ts';
import { expectOutline } from './outline.ts';
import { states } from './states.ts';
import { desk, phone } from './windows.ts';

// What no language changes (large text, wide spacing, low windows, the way of the focus) is looked at in English.
for (const [place, state] of states.entries()) {
  test.describe(state.name, () => {
    test.use({
      navShown: state.navShown ?? false,
      serviceWorkers: state.serviceWorker ? 'allow' : 'block',
      expectedErrors: state.errors ? [state.errors] : [],
    });

    test('in Nepali axe finds nothing in either theme, no text runs over, and no sign of a letter is cut off', async ({
      page,
    }) => {
      await openState(page, state, 'ne');
      await expectOutline(page, 'ne');
      // As in English, turned round: over the languages every state has all four of its looks.
      const themes = place % 2 === 0 ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
      for (const [turn, colorScheme] of themes.entries()) {
        const size = turn === 0 || state.phoneOnly ? phone : desk;
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        const how = `${size.width} px wide`;
        await expectNoFinding(page, how);
        await expectWhole(page, how);
        await expectSignsWhole(page, how);
      }
    });
  });
}

import type { Page } from '@playwright/test';
import type { Language } from '#text/language.ts';
import { expectNoFinding } from './axe.ts';
import { expectFocusInSight, expectSignsWhole, expectWhole } from './fit.ts';
import { test } from './fixtures.ts';
import { forgetState, openState } from './open-state.ts';
import { expectOutline } from './outline.ts';
import { states, type State } from './states.ts';
import { desk, phone } from './windows.ts';

/** What a reader may set (WCAG 1.4.12, 1.4.4). */
const readersStyles = {
  'with wide spacing': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  'with text at 200 %': 'html { font-size: 200% }',
};

/** The states in which a screen is first met: its stops for the Tab key are gone through there. */
const firstOfItsScreen = new Set(new Map(states.toReversed().map((state) => [state.path, state])).values());

/** The window and the theme of each look at a state. Which goes with which takes turns, so that over the languages every state has all four. */
function looksAt(state: State, language: Language) {
  const lightFirst = (states.indexOf(state) % 2 === 0) === (language === 'en');
  const themes = lightFirst ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  return themes.map((colorScheme, turn) => ({ colorScheme, size: turn === 0 || state.phoneOnly ? phone : desk }));
}

/** Fails when axe finds anything in either theme, or a text runs over; `more` is looked at each time as well. */
async function expectSound(
  page: Page,
  state: State,
  language: Language,
  more: (how: string) => Promise<void>,
): Promise<void> {
  await openState(page, state, language);
  await expectOutline(page, language);
  for (const { colorScheme, size } of looksAt(state, language)) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const how = `${language}, ${size.width} px wide, ${colorScheme}`;
    await expectNoFinding(page, how);
    await more(how);
  }
}

for (const state of states) {
  test.describe(state.name, () => {
    test.use({
      navShown: state.navShown ?? false,
      serviceWorkers: state.serviceWorker ? 'allow' : 'block',
      expectedErrors: state.errors ? [state.errors] : [],
    });

    // In one page: a browser takes half the time for the second look at what it has seen.
    test('axe finds nothing in either theme and language; it is whole at 400 %, with large text, wide spacing and the signs of Nepali; the focus is in sight', async ({
      page,
    }) => {
      await expectSound(page, state, 'ne', async (how) => {
        await expectWhole(page, how);
        await expectSignsWhole(page, how);
      });
      await forgetState(page);

      // What no language changes is looked at in English.
      await expectSound(page, state, 'en', (how) => expectWhole(page, how, readersStyles));
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

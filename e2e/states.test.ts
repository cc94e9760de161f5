import type { Page } from '@playwright/test';
import { matchPath } from 'react-router';
import { paths } from '#client/lib/paths.ts';
import type { Language } from '#text/language.ts';
import { expectNoFinding } from './axe.ts';
import { expectFocusInSight, expectSignsWhole, expectWhole, resize } from './fit.ts';
import { test } from './fixtures.ts';
import { languagesOf, lookOf } from './looks.ts';
import { forgetState, openState } from './open-state.ts';
import { expectOutline } from './outline.ts';
import type { RunningServer } from './server.ts';
import type { State } from './state.ts';
import { states } from './states.ts';
import { desk, narrow, phone } from './windows.ts';

/** What a reader may set (WCAG 1.4.12, 1.4.4). */
const readersStyles = {
  'with wide spacing': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  'with text at 200 %': 'html { font-size: 200% }',
};

/** One screen: an address of the program by its pattern. The hall, a room and the staff area show another screen at each address. */
function screenOf({ path }: State): string {
  const { pathname } = new URL(path, 'http://localhost');
  return Object.values(paths).find(({ pattern }) => matchPath(pattern, pathname))?.pattern ?? path;
}

/** The first state of each screen. There the test goes through the screen's stops for the Tab key. */
const firstOfItsScreen = new Set(new Map(states.toReversed().map((state) => [screenOf(state), state])).values());

/** Brings a page into a state. Fails when axe finds anything in its one look at the state in this language. Returns its window. */
async function expectSound(page: Page, server: RunningServer, state: State, language: Language): Promise<typeof desk> {
  await openState(page, server, state, language);
  await expectOutline(page, language);
  const { size, colorScheme } = lookOf(state, states.indexOf(state), language);
  await resize(page, size);
  await page.emulateMedia({ colorScheme });
  await expectNoFinding(page, `${language}, ${size.width} px wide, ${colorScheme}`);
  return size;
}

type StateCheck = (page: Page, server: RunningServer, state: State) => Promise<void>;

const looking: Readonly<Record<Language, StateCheck>> = {
  async ne(page, server, state) {
    const first = await expectSound(page, server, state, 'ne');
    for (const size of new Set([first, ...(state.phoneOnly ? [phone, narrow] : [desk, phone, narrow])])) {
      await resize(page, size);
      await expectWhole(page, `ne, ${size.width} px wide`);
      await expectSignsWhole(page, `ne, ${size.width} px wide`);
    }
  },

  // What no language changes: large text, wide spacing, low windows.
  async en(page, server, state) {
    const first = await expectSound(page, server, state, 'en');
    for (const size of new Set([first, ...(state.phoneOnly ? [phone] : [desk, phone])])) {
      await resize(page, size);
      await expectWhole(page, `en, ${size.width} px wide`, readersStyles);
    }
    // A window of 1280 by 1024 at 400 %, and a phone's.
    for (const size of [{ width: 320, height: 256 }, narrow]) {
      await resize(page, size);
      await expectWhole(page, `${size.width} by ${size.height}`);
    }
  },
};

for (const state of states) {
  test.describe(state.name, () => {
    test.use({
      navShown: state.navShown ?? false,
      serviceWorkers: state.serviceWorker ? 'allow' : 'block',
      expectedErrors: state.errors ? [state.errors] : [],
    });

    // In one page: a browser takes half the time for the second look.
    test('axe finds nothing in any look; it is whole at 400 %, with large text, wide spacing and the signs of Nepali; the focus is in sight', async ({
      page,
      server,
    }) => {
      for (const [turn, language] of languagesOf(states.indexOf(state)).entries()) {
        if (turn > 0) await forgetState(page);
        await looking[language](page, server, state);
      }
      if (state.inCollege || !firstOfItsScreen.has(state)) return;
      // Low enough to scroll, and high enough for bars that stay.
      await page.setViewportSize({ width: 360, height: 480 });
      await expectFocusInSight(page);
    });
  });
}
